import { type ComboRegistro, comboLinha } from '#contract/integration/combo.ts';
import { must } from '#lib/must.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { umDosIds } from '#server/db/um-de.ts';
import { type Codigos, idOf, readIds } from '#server/integration/data/codes.ts';
import { ownRows } from '#server/integration/data/own-rows.ts';
import { defineRecurso } from '#server/integration/data/resource.ts';
import { checkCombos, codigosDosCombos, readEntregas } from './check-combos.ts';
import { RECURSO_DA_RESTRICAO, readCombos } from './read-combos.ts';

const { assign, ...rows } = ownRows('combos', 'promocaoCombo', 'idPromocaoCombo');
const SEM_LIMITE = 99_999;

type ComId = ComboRegistro & { readonly idPromocaoCombo: number };

/** Replaces the products and the restrictions of combos. */
async function writePartes(
  trx: DatabaseTransaction,
  combos: readonly ComId[],
  produtos: Codigos,
): Promise<void> {
  const destes = umDosIds(combos.map(({ idPromocaoCombo }) => idPromocaoCombo));
  await trx.deleteFrom('promocaoComboProduto').where('idPromocaoCombo', '=', destes).execute();
  await trx.deleteFrom('promocaoComboRestricao').where('idPromocaoCombo', '=', destes).execute();
  const membros = combos.flatMap(({ idPromocaoCombo, produtos: dele }) =>
    dele.map((membro, posicao) => ({ ...membro, idPromocaoCombo, posicao })),
  );
  const membroColumns: readonly Column<(typeof membros)[number]>[] = [
    ['idPromocaoCombo', 'integer', (m) => m.idPromocaoCombo],
    ['idProduto', 'integer', (m) => idOf(produtos, m.produto)],
    ['bonificacao', 'boolean', (m) => m.bonificado],
    ['quantidadeNoCombo', 'integer', (m) => m.quantidade],
    ['posicao', 'smallint', (m) => m.posicao],
  ];
  await insertColumns(trx, 'promocaoComboProduto', membroColumns, membros);
  const nomeados = codigosDosCombos(combos);
  const ids: Readonly<Record<string, Codigos>> = {
    clientes: await readIds(trx, 'clientes', nomeados.clientes),
    condicoes: await readIds(trx, 'condicoes', nomeados.condicoes),
    usuarios: await readIds(trx, 'usuarios', nomeados.usuarios),
  };
  const restricoes = combos.flatMap(({ idPromocaoCombo, restricoes: dele }) =>
    dele.map((restricao) => {
      const conhecidos = ids[RECURSO_DA_RESTRICAO[restricao.tipo] ?? ''];
      const id = conhecidos === undefined ? Number(restricao.codigo) : idOf(conhecidos, restricao.codigo);
      return { ...restricao, idPromocaoCombo, id };
    }),
  );
  const restricaoColumns: readonly Column<(typeof restricoes)[number]>[] = [
    ['idPromocaoCombo', 'integer', (r) => r.idPromocaoCombo],
    ['tipo', 'text', (r) => r.tipo],
    ['id', 'integer', (r) => r.id],
    ['exceto', 'boolean', (r) => r.exceto],
  ];
  await insertColumns(trx, 'promocaoComboRestricao', restricaoColumns, restricoes);
}

async function gravar(trx: DatabaseTransaction, registros: readonly ComboRegistro[]): Promise<void> {
  const ids = await assign(trx, registros);
  const nomeados = codigosDosCombos(registros);
  const produtos = await readIds(trx, 'produtos', nomeados.produtos);
  const prazos = await readIds(trx, 'prazos', nomeados.prazos);
  const selos = await readIds(trx, 'selos', nomeados.selos);
  const entregas = await readEntregas(trx, produtos.values());
  // They are the same for all its products.
  const entregaDe = ({ produtos: [membro] }: ComboRegistro) =>
    must(entregas.get(idOf(produtos, membro?.produto ?? '')), 'product of a combo');
  const columns: readonly Column<ComboRegistro>[] = [
    ['idPromocaoCombo', 'integer', (c) => idOf(ids, c.codigoErp)],
    ['descricao', 'text', (c) => c.descricao],
    ['rotulo', 'text', (c) => (c.rotulo === '' ? null : c.rotulo)],
    ['detalhes', 'text', (c) => c.detalhes],
    ['descontoComercial', 'integer', (c) => c.descontoComercial],
    ['descontoFinanceiro', 'integer', (c) => c.descontoFinanceiro],
    ['quantidadeLimite', 'integer', (c) => c.limite],
    ['dataInicial', 'date', (c) => c.dataInicial],
    ['dataFinal', 'date', (c) => c.dataFinal],
    ['selos', 'text', (c) => c.selos.map((selo) => idOf(selos, selo)).join(';')],
    [
      'idPrazoPrioritario',
      'integer',
      (c) => (c.prazoPrioritario === null ? null : idOf(prazos, c.prazoPrioritario)),
    ],
    ['idPessoaFilial', 'integer', (c) => entregaDe(c).idPessoaFilial],
    ['idCarrinhoGrupoTipo', 'smallint', (c) => entregaDe(c).idCarrinhoGrupoTipo],
  ];
  await insertColumns(trx, 'promocaoCombo', columns, registros, ['idPromocaoCombo']);
  const combos = registros.map((combo) => ({ ...combo, idPromocaoCombo: idOf(ids, combo.codigoErp) }));
  await writePartes(trx, combos, produtos);
}

export const combos = defineRecurso<ComboRegistro>({
  nome: 'combos',
  linha: comboLinha,
  codigos: ['codigoErp'],
  obrigatorios: ['descricao', 'dataInicial', 'dataFinal', 'produtos'],
  padrao: {
    rotulo: '',
    detalhes: '',
    descontoComercial: 0,
    descontoFinanceiro: 0,
    limite: SEM_LIMITE,
    selos: [],
    prazoPrioritario: null,
    restricoes: [],
  },
  ...rows,
  conferir: checkCombos,
  ler: readCombos,
  gravar,
});
