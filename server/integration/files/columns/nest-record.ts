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

/** A customer with the one condition of its line, if it names one. */
function nestCliente(plano: Plano): object {
  const [cliente, { condicao, filial, minimoCompra = 0, prazoEntrega = 1, prazo, forma = 'boleto' }] = split(
    plano,
    DA_CONDICAO,
  );
  if (condicao === undefined) return cliente;
  const filiais = [{ filial, minimoCompra, prazoEntrega }];
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

/** Gives the flat members of a table's line the shape of its resource. */
export function nestRecord(recurso: string, plano: Plano): object {
  if (recurso === 'clientes') return nestCliente(plano);
  return recurso === 'condicoes' ? nestCondicao(plano) : plano;
}
