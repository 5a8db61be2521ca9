import {
  SINAL_COMERCIALIZADO,
  SINAL_CONTROLADO,
  SINAL_GENERICO,
  SINAL_HOSPITALAR,
  SINAL_REFRIGERADO,
} from '#contract/catalogue/sinais.ts';
import { type ProdutoRegistro, produtoLinha } from '#contract/integration/produto.ts';
import { NAO_INFORMADA, NAO_INFORMADO } from '#domain/catalogue/marca.ts';
import { grupoTipoOf } from '#domain/price/produto.ts';
import { isGtin } from '#lib/gtin.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { assignIds, idOf, marcarRetirados, readHighest, readIds } from '#server/integration/data/codes.ts';
import { ensureNomes, type Nome, nomeKey, type TabelaDeNomes } from '#server/integration/data/names.ts';
import { semReferencia } from '#server/integration/data/references.ts';
import { defineRecurso, type LinhaDe } from '#server/integration/data/resource.ts';
import { cashbacks, listCashbacksDe } from './cashbacks.ts';
import { estoques, listEstoquesDe } from './estoques.ts';
import { listPrecosDe, precos } from './precos.ts';
import { writeImagens, writeSelos } from './produto-listas.ts';
import { readProdutos } from './read-produtos.ts';

const GENERICO = 1;
const chaveDe = ({ codigoErp = '' }: LinhaDe<ProdutoRegistro>) => codigoErp;

const FABRICANTE: TabelaDeNomes = {
  tabela: 'fabricante',
  id: 'idFabricante',
  mais: { coluna: 'cnpj' },
};
const MARCA: TabelaDeNomes = {
  tabela: 'marca',
  id: 'idMarca',
  mais: { coluna: 'idFabricante' },
};
const LINHA: TabelaDeNomes = { tabela: 'produtoLinha', id: 'idLinha' };
const CATEGORIA: TabelaDeNomes = { tabela: 'categoria', id: 'idCategoria' };
const SUB_CATEGORIA: TabelaDeNomes = {
  tabela: 'subCategoria',
  id: 'idSubCategoria',
  mais: { coluna: 'idCategoria' },
};

/** Names to ids, adding the unknown ones. */
async function lookUp<R>(
  trx: DatabaseTransaction,
  tabela: TabelaDeNomes,
  registros: readonly R[],
  of: (registro: R) => Nome,
): Promise<(registro: R) => number> {
  const ids = await ensureNomes(trx, tabela, registros.map(of));
  return (registro) => idOf(ids, nomeKey(tabela, of(registro)));
}

const sinaisOf = (p: ProdutoRegistro): number =>
  (p.hospitalar ? SINAL_HOSPITALAR : 0) |
  (p.refrigerado ? SINAL_REFRIGERADO : 0) |
  (p.controlado ? SINAL_CONTROLADO : 0) |
  (p.comercializado ? SINAL_COMERCIALIZADO : 0) |
  (p.tipo === GENERICO ? SINAL_GENERICO : 0);

async function gravar(trx: DatabaseTransaction, registros: readonly ProdutoRegistro[]): Promise<void> {
  const highest = await readHighest(trx, 'produto', 'idProduto');
  const ids = await assignIds(trx, 'produtos', registros.map(chaveDe), highest);
  const filiais = await readIds(
    trx,
    'filiais',
    registros.map(({ filial }) => filial),
  );
  const idFabricante = await lookUp(trx, FABRICANTE, registros, (p) => ({
    nome: p.fabricante,
    mais: p.cnpjFabricante,
  }));
  const idMarca = await lookUp(trx, MARCA, registros, (p) => ({ nome: p.marca, mais: idFabricante(p) }));
  const idLinha = await lookUp(trx, LINHA, registros, (p) => ({ nome: p.linha }));
  const idCategoria = await lookUp(trx, CATEGORIA, registros, (p) => ({ nome: p.categoria }));
  const idSubCategoria = await lookUp(trx, SUB_CATEGORIA, registros, (p) => ({
    nome: p.subCategoria,
    mais: idCategoria(p),
  }));
  const columns: readonly Column<ProdutoRegistro>[] = [
    ['idProduto', 'integer', (p) => idOf(ids, p.codigoErp)],
    ['registro', 'text', (p) => p.registro],
    ['nome', 'text', (p) => p.nome],
    ['apresentacao', 'text', (p) => p.apresentacao],
    ['substancia', 'text', (p) => p.substancia],
    ['idFabricante', 'integer', idFabricante],
    ['idMarca', 'integer', idMarca],
    ['idLinha', 'integer', idLinha],
    ['idSubCategoria', 'integer', idSubCategoria],
    ['codBarras', 'text', (p) => p.codBarras],
    ['codBarrasValido', 'boolean', (p) => isGtin(p.codBarras)],
    ['tipo', 'smallint', (p) => p.tipo],
    ['tarja', 'smallint', (p) => p.tarja],
    ['listaPisCofins', 'text', (p) => p.listaPisCofins],
    ['sinais', 'smallint', sinaisOf],
    ['pmc', 'bigint', (p) => p.pmc],
    ['idPessoaFilial', 'integer', (p) => idOf(filiais, p.filial)],
    ['idCarrinhoGrupoTipo', 'smallint', (p) => grupoTipoOf(sinaisOf(p))],
    ['vendas', 'integer', (p) => p.vendas],
  ];
  await insertColumns(trx, 'produto', columns, registros, ['idProduto']);
  const listas = registros.map((p) => ({ ...p, idProduto: idOf(ids, p.codigoErp) }));
  await writeSelos(trx, listas);
  await writeImagens(trx, listas);
}

export const produtos = defineRecurso<ProdutoRegistro>({
  nome: 'produtos',
  linha: produtoLinha,
  codigos: ['codigoErp'],
  obrigatorios: ['nome', 'filial'],
  padrao: {
    registro: '',
    apresentacao: '',
    substancia: '',
    fabricante: NAO_INFORMADO,
    cnpjFabricante: '',
    marca: NAO_INFORMADA,
    linha: NAO_INFORMADA,
    categoria: NAO_INFORMADA,
    subCategoria: NAO_INFORMADA,
    codBarras: '',
    tipo: 0,
    tarja: 0,
    listaPisCofins: '',
    hospitalar: false,
    refrigerado: false,
    controlado: false,
    comercializado: true,
    pmc: 0,
    vendas: 0,
    selos: [],
    imagens: [],
  },
  dependentes: [
    { recurso: precos, chavesDe: listPrecosDe },
    { recurso: estoques, chavesDe: listEstoquesDe },
    { recurso: cashbacks, chavesDe: listCashbacksDe },
  ],
  chaveDe,
  async conferir(trx, registros) {
    const filialDe = ({ filial }: ProdutoRegistro) => [filial];
    const selosDe = (produto: ProdutoRegistro) => produto.selos;
    return new Map([
      ...(await semReferencia(trx, registros, { recurso: 'filiais', onde: filialDe, chaveDe })),
      ...(await semReferencia(trx, registros, { recurso: 'selos', onde: selosDe, chaveDe })),
    ]);
  },
  ler: readProdutos,
  gravar,
  async retirar(trx, chaves) {
    const ids = [...(await readIds(trx, 'produtos', chaves)).values()];
    if (ids.length > 0) await trx.deleteFrom('produto').where('idProduto', 'in', ids).execute();
    await marcarRetirados(trx, 'produtos', chaves);
  },
  async listarChaves(trx, depoisDe, quantas) {
    const rows = await trx
      .selectFrom('codigoErp')
      .innerJoin('produto', 'produto.idProduto', 'codigoErp.id')
      .select('codigo')
      .where('recurso', '=', 'produtos')
      .where('codigo', '>', depoisDe)
      .orderBy('codigo')
      .limit(quantas)
      .execute();
    return rows.map(({ codigo }) => codigo);
  },
});
