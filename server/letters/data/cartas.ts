import type { CartaCorrecao, CartaCorrecaoItem } from '#contract/letters/carta.ts';
import { descricaoCarta } from '#domain/letters/situacao.ts';
import { toBusinessInstant } from '#lib/business-instant.ts';
import { endOf, startOf } from '#server/db/business-time.ts';
import type { Scope } from '#server/db/scope.ts';

export type CartasFiltro = {
  readonly idPessoaCliente: number;
  readonly idCartaCorrecao?: number | undefined;
  readonly de?: string | undefined;
  readonly ate?: string | undefined;
  /** Absent or empty: all. */
  readonly situacoes?: readonly number[] | undefined;
  readonly numDocumento?: string | undefined;
  readonly page: { readonly limit: number; readonly offset: number };
};

const selectCartas = (scope: Scope) =>
  scope
    .cartasCorrecao()
    .innerJoin('notaFiscal', 'notaFiscal.idTitulo', 'cartaCorrecao.idTitulo')
    .innerJoin('pessoa', 'pessoa.idPessoa', 'cartaCorrecao.idPessoaCliente')
    .innerJoin('pessoa as filial', 'filial.idPessoa', 'cartaCorrecao.idPessoaFilial')
    .innerJoin('usuario', 'usuario.idUsuario', 'cartaCorrecao.idUsuario')
    .leftJoin('cartaCorrecaoEvento', 'cartaCorrecaoEvento.idCartaCorrecao', 'cartaCorrecao.idCartaCorrecao')
    .selectAll('cartaCorrecao')
    .select(['notaFiscal.numDocumento', 'notaFiscal.serieDocumento', 'notaFiscal.chaveAcesso'])
    .select(['pessoa.cpfCnpj', 'pessoa.nome', 'usuario.nome as criadaPor'])
    .select(['filial.nomeFantasia as descricaoFilial', 'filial.nome as nomeEmitente'])
    .select(['cartaCorrecaoEvento.nSeqEvento', 'cartaCorrecaoEvento.registradaEm'])
    .select('cartaCorrecaoEvento.numProtocolo')
    .select((eb) =>
      eb
        .selectFrom('cartaCorrecaoEtapa')
        .select('cartaCorrecaoEtapa.mensagem')
        .whereRef('cartaCorrecaoEtapa.idCartaCorrecao', '=', 'cartaCorrecao.idCartaCorrecao')
        .where('cartaCorrecaoEtapa.mensagem', '<>', '')
        .orderBy('cartaCorrecaoEtapa.id', 'desc')
        .limit(1)
        .$asScalar()
        .as('mensagem'),
    );

export type CartaRow = Awaited<ReturnType<ReturnType<typeof selectCartas>['executeTakeFirstOrThrow']>>;

const INTEIRO_MAXIMO = 2 ** 31 - 1;

/** A page of a customer's letters, newest first, and the number of letters of all pages. */
export async function listCartas(
  scope: Scope,
  { idPessoaCliente, idCartaCorrecao, de, ate, situacoes = [], numDocumento, page }: CartasFiltro,
): Promise<{ readonly rows: CartaRow[]; readonly total: number }> {
  const numero = numDocumento === undefined ? undefined : Number(numDocumento);
  if (numero !== undefined && numero > INTEIRO_MAXIMO) return { rows: [], total: 0 };
  let query = selectCartas(scope).where('cartaCorrecao.idPessoaCliente', '=', idPessoaCliente);
  if (idCartaCorrecao !== undefined)
    query = query.where('cartaCorrecao.idCartaCorrecao', '=', idCartaCorrecao);
  if (de !== undefined) query = query.where('cartaCorrecao.criadaEm', '>=', startOf(de));
  if (ate !== undefined) query = query.where('cartaCorrecao.criadaEm', '<', endOf(ate));
  if (situacoes.length > 0) query = query.where('cartaCorrecao.idSituacao', 'in', situacoes);
  if (numero !== undefined) query = query.where('notaFiscal.numDocumento', '=', numero);
  const all = scope.db.with('achadas', () => query).selectFrom('achadas');
  const [rows, { total }] = await Promise.all([
    all
      .selectAll()
      .orderBy('criadaEm', 'desc')
      .orderBy('idCartaCorrecao', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    all.select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** A letter of one of the user's customers; undefined for any other. */
export const readCarta = (scope: Scope, idCartaCorrecao: number): Promise<CartaRow | undefined> =>
  selectCartas(scope).where('cartaCorrecao.idCartaCorrecao', '=', idCartaCorrecao).executeTakeFirst();

/** Holds a letter until the transaction ends; undefined for another user's customer. */
export const lockCarta = (scope: Scope, idCartaCorrecao: number) =>
  scope
    .cartasCorrecao()
    .selectAll('cartaCorrecao')
    .where('cartaCorrecao.idCartaCorrecao', '=', idCartaCorrecao)
    .forUpdate()
    .executeTakeFirst();

/** The XML of a letter's event; the letter was read through the scope. */
export const readEventoXml = async (scope: Scope, idCartaCorrecao: number): Promise<string | undefined> => {
  const row = await scope
    .cartasCorrecao()
    .innerJoin('cartaCorrecaoEvento', 'cartaCorrecaoEvento.idCartaCorrecao', 'cartaCorrecao.idCartaCorrecao')
    .select('cartaCorrecaoEvento.xml')
    .where('cartaCorrecao.idCartaCorrecao', '=', idCartaCorrecao)
    .executeTakeFirst();
  return row?.xml;
};

const eventoOf = ({ nSeqEvento, registradaEm, numProtocolo }: CartaRow): CartaCorrecao['evento'] =>
  nSeqEvento === null || registradaEm === null || numProtocolo === null
    ? null
    : { nSeqEvento, dataRegistro: toBusinessInstant(registradaEm), numProtocolo };

/** A letter as the wire tells it. */
export const toCarta = (
  row: CartaRow,
  { total = 1, itens }: { readonly total?: number; readonly itens?: readonly CartaCorrecaoItem[] } = {},
): CartaCorrecao => ({
  idCartaCorrecao: row.idCartaCorrecao,
  data: toBusinessInstant(row.criadaEm),
  titulo: {
    idTitulo: row.idTitulo,
    numDocumento: String(row.numDocumento),
    serieDocumento: row.serieDocumento,
  },
  cartaCorrecaoSituacao: {
    idCartaCorrecaoSituacao: row.idSituacao,
    descricao: descricaoCarta(row.idSituacao),
  },
  cliente: { pessoa: { idPessoa: row.idPessoaCliente, cpfCnpj: row.cpfCnpj, nome: row.nome } },
  filial: { idPessoaFilial: row.idPessoaFilial, descricaoFilial: row.descricaoFilial },
  quantidadeRegistros: total,
  chaveAcesso: row.chaveAcesso,
  criadaPor: row.criadaPor,
  ...(row.mensagem === null ? {} : { mensagem: row.mensagem }),
  evento: eventoOf(row),
  ...(itens === undefined ? {} : { itemNota: [...itens] }),
});
