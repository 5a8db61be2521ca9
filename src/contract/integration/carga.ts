import * as z from 'zod/mini';
import { defineCall } from '#contract/wire/call.ts';
import { booleanoTexto, id, idTexto, instante } from '#contract/wire/wire.ts';
import { LINHAS } from './linhas.ts';
import { RECURSOS } from './recursos.ts';

/**
 * How a load treats codes: `incluirAlterar` adds and changes, `alterar` only changes known ones, `substituir` also withdraws
 * those that the load does not name.
 */
export const MODOS = ['incluirAlterar', 'alterar', 'substituir'] as const;

export type ModoCarga = (typeof MODOS)[number];

/** The states of a load; the last three are final. */
export const SITUACOES_CARGA = [
  'recebendo',
  'na-fila',
  'gravando',
  'retirando',
  'desfazendo',
  'concluida',
  'recusada',
  'desfeita',
] as const;

export type SituacaoCarga = (typeof SITUACOES_CARGA)[number];

/** More would be withdrawn than this percentage of the known codes: the load is refused, unless it allows more. */
export const LIMITE_RETIRADA = 20;

const contagem = z.int().check(z.nonnegative());

export const carga = z.object({
  idCarga: id,
  recurso: z.enum(RECURSOS),
  modo: z.enum(MODOS),
  /** True: nothing is written, only counted. */
  simulacao: z.boolean(),
  situacao: z.enum(SITUACOES_CARGA),
  /** The lines that came, and those that are done. */
  linhas: contagem,
  feitas: contagem,
  novas: contagem,
  alteradas: contagem,
  iguais: contagem,
  recusadas: contagem,
  retiradas: contagem,
  /** Why the whole load was refused; null otherwise. */
  mensagem: z.nullable(z.string()),
  criadaEm: instante,
  terminadaEm: z.nullable(instante),
});

export type Carga = z.output<typeof carga>;

const percentualInteiro = z.codec(z.string().check(z.regex(/^(100|\d{1,2})$/)), z.int(), {
  decode: (wire) => Number(wire),
  encode: (value) => String(value),
});

/**
 * Loads one kind of data: a line of NDJSON for each record, keyed by the company's own codes. The answer is the load, which
 * goes on by itself; ask for it until it has ended. A line that is wrong is refused alone; a file that is wrong, such as
 * one that was cut, is refused whole. A member that a line leaves out stays as it is.
 */
export const carregar = defineCall({
  name: 'carregar',
  method: 'PUT',
  path: '/integracao/:recurso',
  summary: 'Load records of the company',
  documented: false,
  access: 'machine',
  keyed: true,
  ndjson: LINHAS,
  accepted: 202,
  bodyLimit: 2 * 1024 ** 3,
  params: z.object({ recurso: z.enum(RECURSOS) }),
  query: z.object({
    modo: z.optional(z.enum(MODOS)),
    simular: z.optional(booleanoTexto),
    limiteRetirada: z.optional(percentualInteiro),
  }),
  body: undefined,
  reply: carga,
  errors: ['requisicao-invalida', 'arquivo-invalido', 'chave-reutilizada', 'em-andamento', 'corpo-grande'],
});

/** A load by its number. */
export const consultarCarga = defineCall({
  name: 'consultarCarga',
  method: 'GET',
  path: '/integracao/cargas/:idCarga',
  summary: 'A load and how far it is',
  documented: false,
  access: 'machine',
  params: z.object({ idCarga: idTexto }),
  query: undefined,
  body: undefined,
  reply: carga,
  errors: ['nao-encontrado'],
});

/** The newest loads of all kinds that the token may make, newest first. */
export const consultarCargas = defineCall({
  name: 'consultarCargas',
  method: 'GET',
  path: '/integracao/cargas',
  summary: 'The newest loads',
  documented: false,
  access: 'machine',
  query: undefined,
  body: undefined,
  reply: z.array(carga),
  errors: [],
});

/** A refused line: its number from 1, why, and its text as it came. */
export const linhaRecusada = z.object({ linha: id, motivo: z.string(), texto: z.string() });

export type LinhaRecusada = z.output<typeof linhaRecusada>;

/** The refused lines of a load as NDJSON of `linhaRecusada`, in order: to be mended and loaded again. */
export const consultarRecusadas = defineCall({
  name: 'consultarRecusadas',
  method: 'GET',
  path: '/integracao/cargas/:idCarga/recusadas',
  summary: 'The refused lines of a load',
  documented: false,
  access: 'machine',
  params: z.object({ idCarga: idTexto }),
  query: undefined,
  body: undefined,
  reply: undefined,
  errors: ['nao-encontrado'],
});

/**
 * Undoes the newest load of its kind: each record becomes as it was before, new ones are withdrawn. A record that changed
 * since stays as it is. The answer is the load, which goes on by itself.
 */
export const desfazerCarga = defineCall({
  name: 'desfazerCarga',
  method: 'POST',
  path: '/integracao/cargas/:idCarga/desfazer',
  summary: 'Undo a load',
  documented: false,
  access: 'machine',
  accepted: 202,
  params: z.object({ idCarga: idTexto }),
  query: undefined,
  body: undefined,
  reply: carga,
  errors: ['nao-encontrado', 'carga-nao-desfaz'],
});
