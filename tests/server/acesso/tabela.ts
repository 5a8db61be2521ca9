import { calls } from '#contract/calls.ts';
import type { Chamador } from './mundo.ts';

export type Celula = { readonly status: number; readonly codigo: string | undefined };
export type Matriz = ReadonlyMap<string, Readonly<Record<Chamador, Celula>>>;

const tell = ({ status, codigo }: Celula): string =>
  codigo === undefined ? String(status) : `${status} ${codigo}`;

/** The matrix as a page of documentation. */
export function drawMatriz(matriz: Matriz): string {
  const rows = calls.map(({ name, method, path, access }) => {
    const cells = matriz.get(name);
    const told = cells && [cells.visitante, cells.expirado, cells.outro, cells.certo].map(tell);
    return `| \`${name}\` | ${method} ${path} | ${access} | ${(told ?? []).join(' | ')} |`;
  });
  return `# Who may call what

Written and held by \`tests/server/matriz-de-acesso.test.ts\` (\`MALETA_MATRIZ=write\` renews it): every call of the
contract is really made by four callers with the same arguments, which all belong to the fourth (to log in, each gives
their own name; to add to a cart too).

- **visitor**: without a session. **expired**: with a session of the right user that is over.
- **another**: a user of another customer. Not a byte of the right one's data is in an answer, and nothing changes.
- **right**: the user that it belongs to; a refusal here is one of business.

Access \`public\`: no session is looked at. \`visitor\`: with one or without. \`session\`: only with one.

| call | address below /api | access | visitor | expired | another | right |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}
