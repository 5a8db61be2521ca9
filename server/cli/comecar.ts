import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { condicaoLinha } from '#contract/integration/condicao.ts';
import type { NomeRecurso } from '#contract/integration/recursos.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { holdsDemonstracao } from '#server/db/company-data.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { type CodigosDaEmpresa, readCodigosDaEmpresa } from '#server/integration/data/company-codes.ts';
import { listRecusadas } from '#server/integration/data/refused.ts';
import { readCondicoes } from '#server/integration/data/resources/read-condicoes.ts';
import { runCarga } from '#server/integration/data/run-load.ts';
import { askCompany, DA_FILIAL, type Dadas } from './ask-company.ts';
import { defineCommand, type Office } from './command.ts';
import { withStore } from './with-store.ts';

const CONDICAO = 'VENDA';
const DEMONSTRACAO =
  'Este banco tem a demonstração: para os dados da empresa escolha outro em MALETA_DATA ou DATABASE_URL.';
const A_SEGUIR =
  'A seguir, para conferir: npm run maleta -- importar produtos.csv clientes.csv usuarios.csv --simular';

/** A record that the command makes, as a line of a load, and its words. */
type Feito = { readonly recurso: NomeRecurso; readonly linha: object; readonly nome: string };

/** Loads one record by the rules of all loads, and says whether it is new. */
async function put(
  db: Database,
  { recurso, linha, nome }: Feito,
  { say, clock }: Office,
): Promise<Result<void, string>> {
  const nova = { recurso, modo: 'incluirAlterar', simulacao: false, limiteRetirada: 0 } as const;
  const done = await runCarga(db, nova, Readable.from([Buffer.from(`${JSON.stringify(linha)}\n`)]), clock);
  if (!done.ok) return done;
  for await (const { motivo } of listRecusadas(db, done.value.idCarga)) return fail(`${nome}: ${motivo}`);
  const { novas, alteradas } = done.value;
  say(`${novas > 0 ? 'Novo' : alteradas > 0 ? 'Alterado' : 'Já havia'}: ${nome}.`);
  return ok(undefined);
}

type Respostas = Readonly<
  Partial<Record<(typeof DA_FILIAL)[number] | 'estados' | 'prazo' | 'fantasia', string>>
>;

const filialDe = ({ codigo, nome, fantasia = nome, cnpj, cidade, uf }: Respostas): Feito => ({
  recurso: 'filiais',
  linha: { codigoErp: codigo, nome, nomeFantasia: fantasia, cnpj, cidade, estado: uf },
  nome: `filial ${codigo}, ${nome}, ${cidade}, ${uf}`,
});

const LONGEST_NAME = 100;

/** The name of the installed app and of printed pages. */
function nomeDaEmpresa({ nome = '', fantasia = nome }: Respostas): Feito {
  const valor = fantasia.slice(0, LONGEST_NAME);
  return { recurso: 'parametros', linha: { chave: 'nomeEmpresaEcommerce', valor }, nome: `nome ${valor}` };
}

function prazoDe(prazo: string): Feito {
  const descricao = prazo === '0' ? 'À vista' : `${prazo} dias`;
  return {
    recurso: 'prazos',
    linha: { codigoErp: prazo, descricao, dias: prazo },
    nome: `prazo ${prazo}, ${descricao}`,
  };
}

/**
 * The condition with a price table for each state. The first table has the prices, and those of further states take them from
 * it until they have their own. Tables that there are stay.
 */
async function condicaoDe(db: Database, estados: string): Promise<Feito> {
  const atual = await db.transaction().execute((trx) => readCondicoes(trx, [CONDICAO]));
  const { tabelas } = z.encode(condicaoLinha, { tabelas: [], ...atual.get(CONDICAO) });
  const antigas = tabelas ?? [];
  const base = antigas.find(({ tabelaBase }) => tabelaBase === null)?.codigo;
  const pedidos = estados.split(',');
  const novas = pedidos
    .filter((estado) => !antigas.some((tabela) => tabela.estado === estado))
    .map((estado, at) => ({
      codigo: estado,
      estado,
      calcularSt: true,
      licencas: [],
      tabelaBase: base ?? (at === 0 ? null : (pedidos[0] ?? null)),
    }));
  const todas = [...antigas, ...novas];
  return {
    recurso: 'condicoes',
    linha: { codigoErp: CONDICAO, descricao: 'Venda', tabelas: todas },
    nome: `condição de venda ${CONDICAO}, com as tabelas de preços ${todas.map(({ codigo }) => codigo).join(', ')}`,
  };
}

/** The questions that the database leaves open: an answer that was given is always taken. */
function openQuestions(antes: CodigosDaEmpresa, dadas: Dadas): Parameters<typeof askCompany>[0] {
  const filial = antes.filial.length === 0 || DA_FILIAL.some((nome) => dadas[nome] !== undefined);
  const condicao = antes.condicao.length === 0 || dadas.estados !== undefined;
  const propria = antes.condicao.length > 0 && !antes.condicao.includes(CONDICAO);
  return [
    ...(filial ? DA_FILIAL : []),
    ...((filial || condicao) && !propria ? (['estados'] as const) : []),
    ...(antes.prazo.length === 0 || dadas.prazo !== undefined ? (['prazo'] as const) : []),
  ];
}

/** Makes the records one after the other, and names those that there were. */
async function make(
  db: Database,
  antes: CodigosDaEmpresa,
  respostas: Respostas,
  office: Office,
): Promise<Result<void, string>> {
  const { cnpj, prazo, estados } = respostas;
  const feitos = [
    ...(cnpj === undefined ? [] : [filialDe(respostas)]),
    ...(prazo === undefined ? [] : [prazoDe(prazo)]),
    ...(estados === undefined ? [] : [await condicaoDe(db, estados)]),
    ...(antes.filial.length === 0 ? [nomeDaEmpresa(respostas)] : []),
  ];
  if (cnpj === undefined) office.say(`Já havia: filiais ${antes.filial.join(', ')}.`);
  if (prazo === undefined) office.say(`Já havia: prazos ${antes.prazo.join(', ')}.`);
  if (estados === undefined) office.say(`Já havia: condições de venda ${antes.condicao.join(', ')}.`);
  for (const feito of feitos) {
    const done = await put(db, feito, office);
    if (!done.ok) return done;
  }
  return ok(undefined);
}

export const comecar = defineCommand({
  usage:
    '[--cnpj <CNPJ>] [--nome <razão social>] [--cidade <cidade>] [--uf SP] [--codigo 1] [--fantasia <nome>] [--estados SP,MG] [--prazo 28]',
  summary:
    'Prepara um banco vazio: uma filial, um prazo e uma condição de venda com sua tabela de preços. Pergunta o que não foi dito; outra vez, faz o que ainda falta: mais uma filial com outro --codigo e --cnpj, mais tabelas com --estados.',
  takes: [],
  options: {
    cnpj: { type: 'string' },
    nome: { type: 'string' },
    cidade: { type: 'string' },
    uf: { type: 'string' },
    codigo: { type: 'string' },
    fantasia: { type: 'string' },
    estados: { type: 'string' },
    prazo: { type: 'string' },
  },
  run: (_given, office, { fantasia, ...dadas }) =>
    withStore(office, async ({ db }) => {
      await migrate(db);
      if (await holdsDemonstracao(db)) return fail(DEMONSTRACAO);
      const antes = await readCodigosDaEmpresa(db);
      const respostas = await askCompany(openQuestions(antes, dadas), dadas, office);
      if (!respostas.ok) return respostas;
      const done = await make(db, antes, { ...respostas.value, ...(fantasia && { fantasia }) }, office);
      if (!done.ok) return done;
      office.say(A_SEGUIR);
      return ok(undefined);
    }),
});
