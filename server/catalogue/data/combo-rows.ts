import { type Selo, sortSelos } from '#contract/catalogue/selo.ts';
import type { ComboPromocao } from '#domain/combo/combo.ts';
import { type ComboQuem, type ComboRestricao, isPermitido } from '#domain/combo/combo-restricao.ts';
import type { OpenDatabase } from '#server/db/scope.ts';
import { estoqueVendavel } from '#server/feed/estoque-vendavel.ts';
import { precoVigente } from '#server/feed/preco-vigente.ts';

/** Selects combos: those on sale on a day, with the prices of a context if there is one. */
export type ComboFiltro = {
  /** 2026-11-20; undefined: on any day. */
  readonly hoje?: string | undefined;
  readonly idContexto?: string | undefined;
  /** Undefined: all. */
  readonly ids?: readonly number[] | undefined;
};

async function selectPromocoes(db: OpenDatabase, { hoje, ids }: ComboFiltro) {
  let query = db
    .selectFrom('promocaoCombo')
    .leftJoin('prazo', 'prazo.idPrazo', 'promocaoCombo.idPrazoPrioritario')
    .selectAll('promocaoCombo')
    .select('prazo.descricao as descPrazo')
    .orderBy('promocaoCombo.idPromocaoCombo');
  if (hoje !== undefined)
    query = query.where('promocaoCombo.dataInicial', '<=', hoje).where('promocaoCombo.dataFinal', '>=', hoje);
  if (ids !== undefined) query = query.where('promocaoCombo.idPromocaoCombo', 'in', ids);
  return await query.execute();
}

const selectMembros = (db: OpenDatabase, idContexto: string | undefined, ids: readonly number[]) =>
  db
    .selectFrom('promocaoComboProduto')
    .leftJoin('produto', 'produto.idProduto', 'promocaoComboProduto.idProduto')
    .leftJoin('fabricante', 'fabricante.idFabricante', 'produto.idFabricante')
    .leftJoin('subCategoria', 'subCategoria.idSubCategoria', 'produto.idSubCategoria')
    .leftJoinLateral(precoVigente(idContexto ?? ''), (join) => join.onTrue())
    .leftJoin('produtoEstoque', (join) =>
      join
        .onRef('produtoEstoque.idProduto', '=', 'produto.idProduto')
        .onRef('produtoEstoque.idPessoaFilial', '=', 'produto.idPessoaFilial'),
    )
    .selectAll('promocaoComboProduto')
    .select([
      'produto.nome',
      'produto.apresentacao',
      'produto.idFabricante',
      'produto.idMarca',
      'produto.idLinha',
      'produto.idSubCategoria',
      'produto.tarja',
      'produto.sinais',
      'produto.pmc',
      'produto.idPessoaFilial',
      'produto.idCarrinhoGrupoTipo',
      'fabricante.nome as descFabricante',
      'subCategoria.idCategoria',
      'produtoPreco.valorUnitario',
      'produtoPreco.st',
      'produtoEstoque.poucas',
    ])
    .select(estoqueVendavel().as('estoque'))
    .where('promocaoComboProduto.idPromocaoCombo', 'in', ids)
    .orderBy('promocaoComboProduto.posicao')
    .orderBy('promocaoComboProduto.idProduto')
    .orderBy('promocaoComboProduto.bonificacao')
    .execute();

const selectRestricoes = (db: OpenDatabase, ids: readonly number[]) =>
  db
    .selectFrom('promocaoComboRestricao')
    .selectAll()
    .where('idPromocaoCombo', 'in', ids)
    .orderBy('tipo')
    .orderBy('id')
    .execute();

/** Ids of badges, stored joined by ';'. */
const toIds = (text: string): number[] => (text === '' ? [] : text.split(';').map(Number));

const SELO = [
  'idSelo',
  'rotulo',
  'icone',
  'idBibliotecaIconeLayout',
  'previaUrl',
  'tipoDescontoPorVolume',
  'Prioridade',
  'detalhes',
  'idTemaPersonalizado',
] as const;

async function readSelos(db: OpenDatabase, promocoes: readonly PromocaoRow[]): Promise<Map<number, Selo>> {
  const ids = [...new Set(promocoes.flatMap((promocao) => toIds(promocao.selos)))];
  if (ids.length === 0) return new Map();
  const selos = await db.selectFrom('selo').select(SELO).where('idSelo', 'in', ids).execute();
  return new Map(selos.map((selo) => [selo.idSelo, selo]));
}

type PromocaoRow = Awaited<ReturnType<typeof selectPromocoes>>[number];
type MembroLido = Awaited<ReturnType<typeof selectMembros>>[number];
/** A member whose product exists. */
export type MembroRow = { [Column in keyof MembroLido]: Exclude<MembroLido[Column], null> } & {
  readonly valorUnitario: number | null;
  readonly st: number | null;
  readonly poucas: number | null;
};
export type ComboRow = Omit<PromocaoRow, 'selos'> & {
  readonly selos: Selo[];
  readonly itens: readonly MembroRow[];
};

/** True when the member's product exists and matches the other members: one branch, one group of the cart. */
const isWhole = (membro: MembroLido, promocao: PromocaoRow): membro is MembroRow =>
  membro.nome !== null &&
  membro.idPessoaFilial === promocao.idPessoaFilial &&
  membro.idCarrinhoGrupoTipo === promocao.idCarrinhoGrupoTipo;

/** A combo with the restrictions on its buyers. */
export type ComboInteiro = ComboRow & { readonly restricoes: readonly ComboRestricao[] };

/** Reads the complete combos, ordered by id: all products exist and one of them is paid. Ignores rights and prices. */
export async function readCombosInteiros(db: OpenDatabase, filtro: ComboFiltro): Promise<ComboInteiro[]> {
  if (filtro.ids?.length === 0) return [];
  const promocoes = await selectPromocoes(db, filtro);
  if (promocoes.length === 0) return [];
  const ids = promocoes.map((promocao) => promocao.idPromocaoCombo);
  const membros = Map.groupBy(await selectMembros(db, filtro.idContexto, ids), (m) => m.idPromocaoCombo);
  const selos = await readSelos(db, promocoes);
  const restricoes = Map.groupBy(await selectRestricoes(db, ids), (r) => r.idPromocaoCombo);
  return promocoes.flatMap((promocao): ComboInteiro[] => {
    const lidos = membros.get(promocao.idPromocaoCombo) ?? [];
    const itens = lidos.filter((membro) => isWhole(membro, promocao));
    if (itens.length < lidos.length || itens.every((membro) => membro.bonificacao)) return [];
    const seus = sortSelos(toIds(promocao.selos).flatMap((id) => selos.get(id) ?? []));
    return [{ ...promocao, selos: seus, itens, restricoes: restricoes.get(promocao.idPromocaoCombo) ?? [] }];
  });
}

/**
 * Reads the combos that the caller may buy, ordered by id. A combo with a withdrawn product is off sale; in a context,
 * so is one with a product without a price.
 */
export async function readComboRows(
  db: OpenDatabase,
  filtro: ComboFiltro,
  quem: ComboQuem,
): Promise<ComboRow[]> {
  const isSold = ({ itens, restricoes }: ComboInteiro) =>
    isPermitido(restricoes, quem) &&
    (filtro.idContexto === undefined || itens.every((membro) => (membro.valorUnitario ?? 0) > 0));
  return (await readCombosInteiros(db, filtro)).filter(isSold);
}

/** A combo as the rules' input. */
export const toPromocao = (row: ComboRow): ComboPromocao => ({
  descricao: row.descricao,
  descontoComercial: row.descontoComercial,
  descontoFinanceiro: row.descontoFinanceiro,
  idPessoaFilial: row.idPessoaFilial,
  idCarrinhoGrupoTipo: row.idCarrinhoGrupoTipo,
  itens: row.itens.map((membro) => ({
    idProduto: membro.idProduto,
    quantidadeNoCombo: membro.quantidadeNoCombo,
    bonificacao: membro.bonificacao,
    valorUnitario: membro.valorUnitario ?? 0,
    st: membro.st ?? 0,
    estoque: membro.estoque,
  })),
});
