import type { ComboRegistro } from '#contract/integration/combo.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDosIds } from '#server/db/um-de.ts';
import { type Codigos, readIds } from '#server/integration/data/codes.ts';
import { type Motivo, semReferencia } from '#server/integration/data/references.ts';
import { RECURSO_DA_RESTRICAO } from './read-combos.ts';

/** The codes that combos name, by their kind. */
export const codigosDosCombos = (combos: readonly ComboRegistro[]) => ({
  produtos: combos.flatMap(({ produtos }) => produtos.map(({ produto }) => produto)),
  prazos: combos.flatMap(({ prazoPrioritario }) => prazoPrioritario ?? []),
  selos: combos.flatMap(({ selos }) => selos),
  clientes: restritos(combos, 'clientes'),
  condicoes: restritos(combos, 'condicoes'),
  usuarios: restritos(combos, 'usuarios'),
});

const restritos = (combos: readonly ComboRegistro[], recurso: string): string[] =>
  combos.flatMap(({ restricoes }) =>
    restricoes.filter(({ tipo }) => RECURSO_DA_RESTRICAO[tipo] === recurso).map(({ codigo }) => codigo),
  );

const KINDS = ['produtos', 'prazos', 'selos', 'clientes', 'condicoes', 'usuarios'] as const;

/** The branch and the group of the cart in which products are delivered, by their ids. */
export async function readEntregas(trx: DatabaseTransaction, ids: Iterable<number>) {
  const rows = await trx
    .selectFrom('produto')
    .select(['idProduto', 'idPessoaFilial', 'idCarrinhoGrupoTipo'])
    .where('idProduto', '=', umDosIds(ids))
    .execute();
  return new Map(rows.map((row) => [row.idProduto, row]));
}

/** Why a combo's own members do not fit together. */
function whyWrong(
  { dataInicial, dataFinal, produtos, restricoes }: ComboRegistro,
  ids: Codigos,
  entregas: Awaited<ReturnType<typeof readEntregas>>,
): string | undefined {
  if (dataFinal < dataInicial) return 'O campo dataFinal é anterior a dataInicial.';
  const delas = produtos.map(({ produto }) => entregas.get(ids.get(produto) ?? 0));
  const lugares = new Set(delas.map((one) => `${one?.idPessoaFilial} ${one?.idCarrinhoGrupoTipo}`));
  if (lugares.size > 1)
    return 'Os produtos de um combo saem da mesma filial, e controlados ou refrigerados só com outros iguais.';
  const numero = restricoes.find(
    ({ tipo, codigo }) => RECURSO_DA_RESTRICAO[tipo] === undefined && !/^[1-9]\d{0,8}$/.test(codigo),
  );
  return numero === undefined ? undefined : `A restrição ${numero.tipo} não é um número: ${numero.codigo}.`;
}

/** Why combos cannot be written, by code. */
export async function checkCombos(
  trx: DatabaseTransaction,
  registros: readonly ComboRegistro[],
): Promise<Map<string, string>> {
  const produtos = await readIds(trx, 'produtos', codigosDosCombos(registros).produtos);
  const entregas = await readEntregas(trx, produtos.values());
  const motivos = registros.flatMap((combo): Motivo[] => {
    const motivo = whyWrong(combo, produtos, entregas);
    return motivo === undefined ? [] : [[combo.codigoErp, motivo]];
  });
  for (const recurso of KINDS) {
    const onde = (combo: ComboRegistro) => codigosDosCombos([combo])[recurso];
    const chaveDe = ({ codigoErp }: ComboRegistro) => codigoErp;
    motivos.push(...(await semReferencia(trx, registros, { recurso, onde, chaveDe })));
  }
  return new Map(motivos);
}
