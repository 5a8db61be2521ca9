import { type Column, insertColumns } from '#server/db/insert-columns.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { CAMPANHAS } from './campanhas.ts';
import { CLIENTES, FILIAIS, USUARIOS } from './clientes.ts';
import { CONDICOES, PRAZOS } from './condicoes.ts';
import type { ProdutoDerivado } from './produtos.ts';

type Codigo = { readonly recurso: string; readonly codigo: string; readonly id: number };

const colunas: readonly Column<Codigo>[] = [
  ['recurso', 'text', (one) => one.recurso],
  ['codigo', 'text', (one) => one.codigo],
  ['id', 'integer', (one) => one.id],
];

const pelosIds = (recurso: string, ids: readonly number[]): Codigo[] =>
  ids.map((id) => ({ recurso, codigo: String(id), id }));

/** Gives the codes of the demonstration their ids before its records are loaded: ids are the same on every machine. */
export async function reserveCodigos(
  trx: DatabaseTransaction,
  produtos: readonly ProdutoDerivado[],
): Promise<void> {
  const codigos: Codigo[] = [
    ...pelosIds(
      'filiais',
      FILIAIS.map(({ idPessoa }) => idPessoa),
    ),
    ...pelosIds(
      'prazos',
      PRAZOS.map(({ idPrazo }) => idPrazo),
    ),
    ...pelosIds(
      'condicoes',
      [...CONDICOES, ...CAMPANHAS].map(({ idCondicao }) => idCondicao),
    ),
    ...produtos.map(({ medicamento: { registro, idProduto } }) => ({
      recurso: 'produtos',
      codigo: registro,
      id: idProduto,
    })),
    ...pelosIds(
      'clientes',
      CLIENTES.map(({ idPessoa }) => idPessoa),
    ),
    ...USUARIOS.map(({ login, idUsuario }) => ({ recurso: 'usuarios', codigo: login, id: idUsuario })),
  ];
  await insertColumns(trx, 'codigoErp', colunas, codigos);
}
