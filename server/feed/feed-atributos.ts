import type { Database } from '#server/db/schema/schema.ts';
import type { Listas } from './feed-rows.ts';

type AtributoListas = Pick<Listas, 'selos' | 'cashbacks' | 'listas'>;

/** Badges, cashbacks and product lists that were written by `since` or later, in the header's form. */
export async function readAtributoListas(db: Database, since: number): Promise<AtributoListas> {
  const selos = await db
    .selectFrom('selo')
    .select(['idSelo', 'rotulo', 'icone', 'idBibliotecaIconeLayout', 'previaUrl', 'tipoDescontoPorVolume'])
    .select(['Prioridade', 'detalhes', 'idTemaPersonalizado'])
    .where('mudado', '>=', since)
    .orderBy('idSelo')
    .execute();
  return { selos, cashbacks: await readCashbacks(db, since), listas: await readProdutoListas(db, since) };
}

async function readCashbacks(db: Database, since: number): Promise<AtributoListas['cashbacks']> {
  const configuracoes = new Map(
    (await db.selectFrom('cashbackConfiguracao').selectAll().execute()).map((row) => {
      const { idCashbackConfiguracao, valorLimite, ...rest } = row;
      return [idCashbackConfiguracao, { ...rest, valorLimite: toReais(valorLimite) }];
    }),
  );
  const rows = await db
    .selectFrom('cashback')
    .selectAll()
    .where('mudado', '>=', since)
    .orderBy('idCashback')
    .execute();
  return rows.map(({ idCashback, idCashbackConfiguracao, mudado: _, ...row }) => [
    idCashback,
    {
      ...row,
      valorCashbackItem: row.valorCashbackItem / 10_000,
      valorLimite: toReais(row.valorLimite),
      cashbackConfiguracao: configuracoes.get(idCashbackConfiguracao ?? 0) ?? null,
    },
  ]);
}

async function readProdutoListas(db: Database, since: number): Promise<AtributoListas['listas']> {
  const rows = await db
    .selectFrom('produtoLista')
    .leftJoin('produtoListaItem', 'produtoListaItem.idProdutoLista', 'produtoLista.idProdutoLista')
    .select(['produtoLista.idProdutoLista', 'produtoLista.nome', 'produtoListaItem.idProduto'])
    .where('produtoLista.mudado', '>=', since)
    .orderBy('produtoLista.idProdutoLista')
    .orderBy('produtoListaItem.posicao')
    .orderBy('produtoListaItem.idProduto')
    .execute();
  const listas = new Map<number, [number, string, number[]]>();
  for (const { idProdutoLista, nome, idProduto } of rows) {
    const lista = listas.get(idProdutoLista) ?? [idProdutoLista, nome, []];
    if (idProduto !== null) lista[2].push(idProduto);
    listas.set(idProdutoLista, lista);
  }
  return [...listas.values()];
}

const toReais = (cents: number | null): number | null => (cents === null ? null : cents / 100);
