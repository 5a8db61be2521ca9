import { CARTA_ABERTA, CARTA_FINALIZADA } from '#contract/letters/carta.ts';
import { must } from '#lib/must.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { USUARIOS } from '#server/demo/seed/clientes.ts';
import { insertNotas } from '#server/demo/seed/devolucoes/insert-notas.ts';
import { pickBetween } from '#server/demo/seed/hash.ts';
import { momentOf } from '#server/demo/seed/pedidos-passados.ts';
import { listLinhas } from '#server/letters/data/itens.ts';
import { registrar } from '#server/letters/data/registrar.ts';
import { insertEtapa, putSituacao } from '#server/letters/data/situacao.ts';
import type { Emissor } from '#server/nfe/port.ts';
import { CARTAS, type CartaPedida } from './cartas.ts';
import { NOTAS_DAS_CARTAS } from './notas.ts';

type Nota = {
  readonly idTitulo: number;
  readonly idPessoaCliente: number;
  readonly idPessoaFilial: number;
};

/** The customer's own buyer makes them. */
const userOf = (idPessoaCliente: number): number =>
  must(
    USUARIOS.findLast(({ clientes }) => clientes.includes(idPessoaCliente)),
    'a user',
  ).idUsuario;

/** Correction letters with the invoices that they correct. Call it once. */
export async function seedCartas(trx: DatabaseTransaction, now: Date, emissor: Emissor): Promise<void> {
  const notas = await insertNotas(trx, now, NOTAS_DAS_CARTAS);
  for (const [at, carta] of CARTAS.entries()) {
    const nota = notas.find(({ nome }) => nome === carta.nota);
    // From 9 h to 11 h in São Paulo: letters of a day follow each other.
    const minuto = 12 * 60 + at + pickBetween(`carta ${carta.nota}`, 0, 30);
    const em = momentOf(now, { diasAtras: carta.feitaHa, minuto });
    if (nota !== undefined) await insertCarta(trx, nota, carta, { em, emissor });
  }
}

async function insertCarta(
  trx: DatabaseTransaction,
  { idTitulo, idPessoaCliente, idPessoaFilial }: Nota,
  { idSituacao, correcoes, mensagem = '' }: CartaPedida,
  { em, emissor }: { readonly em: Date; readonly emissor: Emissor },
): Promise<void> {
  const idUsuario = userOf(idPessoaCliente);
  const { dataDocumento } = await trx
    .selectFrom('notaFiscal')
    .select('dataDocumento')
    .where('idTitulo', '=', idTitulo)
    .executeTakeFirstOrThrow();
  const carta = { idTitulo, idPessoaCliente, idPessoaFilial, idUsuario };
  const { idCartaCorrecao } = await trx
    .insertInto('cartaCorrecao')
    .values({ ...carta, idSituacao: CARTA_ABERTA, autorizadaEm: dataDocumento, criadaEm: em, mudadaEm: em })
    .returning('idCartaCorrecao')
    .executeTakeFirstOrThrow();
  await insertEtapa(trx, { idCartaCorrecao, idSituacao: CARTA_ABERTA, em, idUsuario });
  const daCarta = { idCartaCorrecao, idTitulo, idPessoaFilial };
  const [linhas = []] = await listLinhas(trx, [daCarta]);
  const itens = correcoes.flatMap(([lote, loteCorrigido, quantidade]) => {
    const linha = linhas[lote - 1];
    if (linha === undefined) return [];
    return [{ idCartaCorrecao, nItem: linha.nItem, loteOrigem: linha.lote, loteCorrigido, quantidade }];
  });
  if (itens.length > 0) await trx.insertInto('cartaCorrecaoItem').values(itens).execute();
  if (idSituacao === CARTA_FINALIZADA) {
    const [corrigidas = []] = await listLinhas(trx, [daCarta]);
    await registrar(trx, daCarta, corrigidas, emissor, { em, idUsuario });
    // A letter that waits names no user: like seeded returns, it does not go on by itself.
  } else if (idSituacao !== CARTA_ABERTA)
    await putSituacao(trx, { idCartaCorrecao, idSituacao, em, idUsuario: null, mensagem });
}
