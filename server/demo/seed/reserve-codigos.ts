import type { NomeRecurso } from '#contract/integration/recursos.ts';
import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { USUARIOS } from './clientes.ts';
import type { Linhas } from './linhas/linhas.ts';
import type { ProdutoDerivado } from './produtos.ts';

type Codigo = { readonly recurso: string; readonly codigo: string; readonly id: number };

const colunas: readonly Column<Codigo>[] = [
  ['recurso', 'text', (one) => one.recurso],
  ['codigo', 'text', (one) => one.codigo],
  ['id', 'integer', (one) => one.id],
];

/** The kinds whose records have their ids as codes. */
const PELO_ID: readonly NomeRecurso[] = [
  'filiais',
  'prazos',
  'condicoes',
  'selos',
  'clientes',
  'combos',
  'listas',
  'vitrines',
  'hotsites',
  'banners',
  'menus',
  'temas',
];

/** Gives the codes of the demonstration their ids before its records are loaded: ids are the same on every machine. */
export async function reserveCodigos(
  trx: DatabaseTransaction,
  linhas: readonly Linhas[],
  produtos: readonly ProdutoDerivado[],
): Promise<void> {
  const codigos: Codigo[] = [
    ...linhas.flatMap(([recurso, delas]) =>
      PELO_ID.includes(recurso)
        ? Array.from(delas, (linha) => ({ recurso, codigo: codigoOf(linha), id: Number(codigoOf(linha)) }))
        : [],
    ),
    ...produtos.map(({ medicamento: { idProduto } }) => ({
      recurso: 'produtos',
      codigo: String(idProduto),
      id: idProduto,
    })),
    ...USUARIOS.map(({ login, idUsuario }) => ({ recurso: 'usuarios', codigo: login, id: idUsuario })),
  ];
  await insertColumns(trx, 'codigoErp', colunas, codigos);
}

const codigoOf = (linha: { readonly codigoErp?: string }): string => linha.codigoErp ?? '';
