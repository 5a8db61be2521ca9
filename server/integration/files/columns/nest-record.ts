import type { Valor } from './to-record.ts';

type Plano = Readonly<Record<string, Valor>>;

/** The rest of a record without some members, and those members without the absent ones. */
function split(plano: Plano, nomes: readonly string[]): [rest: Plano, parts: Plano] {
  const entries = Object.entries(plano);
  const isPart = ([nome]: readonly [string, Valor]) => nomes.includes(nome);
  return [
    Object.fromEntries(entries.filter((entry) => !isPart(entry))),
    Object.fromEntries(entries.filter(isPart)),
  ];
}

const DA_CONDICAO = ['condicao', 'filial', 'minimoCompra', 'prazoEntrega', 'prazo', 'forma'];
const DA_TABELA = ['tabela', 'estado', 'calcularSt', 'licencas', 'tabelaBase'];
const TODAS = ['medicamentos'];

/** A customer with the one condition of its line, if it names one; its branch may be several. */
function nestCliente(plano: Plano): object {
  const [cliente, { condicao, filial, minimoCompra = 0, prazoEntrega = 1, prazo, forma = 'boleto' }] = split(
    plano,
    DA_CONDICAO,
  );
  if (condicao === undefined) return cliente;
  const filiais = [filial].flat().map((one) => ({ filial: one, minimoCompra, prazoEntrega }));
  return { ...cliente, condicoes: [{ condicao, filiais, pagamentos: [{ prazo, forma }] }] };
}

/** A condition with the one price table of its line, if it names one. */
function nestCondicao(plano: Plano): object {
  const [condicao, daTabela] = split(plano, DA_TABELA);
  const { tabela, estado, calcularSt = true, licencas = TODAS } = daTabela;
  if (tabela === undefined) return condicao;
  const tabelaBase = daTabela['tabelaBase'] ?? null;
  return { ...condicao, tabelas: [{ codigo: tabela, estado, calcularSt, licencas, tabelaBase }] };
}

/** A product of a combo as a cell names it: `P-1:2`, two units of P-1 in each; without a number one. */
function membroDe(texto: string, bonificado: boolean): object {
  const [, produto = texto, quantidade = '1'] = /^(.+):(\d{1,5})$/.exec(texto) ?? [];
  return { produto: produto.trim(), quantidade: Number(quantidade), bonificado };
}

/** A combo with the products of its two cells. */
function nestCombo(plano: Plano): object {
  const [combo, { produtos, bonificados }] = split(plano, ['produtos', 'bonificados']);
  const membros = (valor: Valor | undefined, bonificado: boolean) =>
    Array.isArray(valor) ? valor.map((texto: string) => membroDe(texto, bonificado)) : [];
  const todos = [...membros(produtos, false), ...membros(bonificados, true)];
  return todos.length === 0 ? combo : { ...combo, produtos: todos };
}

/** Gives the flat members of a table's line the shape of its resource. */
export function nestRecord(recurso: string, plano: Plano): object {
  if (recurso === 'clientes') return nestCliente(plano);
  if (recurso === 'combos') return nestCombo(plano);
  return recurso === 'condicoes' ? nestCondicao(plano) : plano;
}
