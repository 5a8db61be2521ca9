import { PAPEIS, type Papel } from '#contract/access/papel.ts';
import { calls } from '#contract/calls.ts';
import type { Chamador } from './mundo.ts';

export type Celula = { readonly status: number; readonly codigo: string | undefined };
export type Linha = Readonly<Record<Chamador, Celula>> & { readonly papeis: ReadonlyMap<Papel, Celula> };
export type Matriz = ReadonlyMap<string, Linha>;

const tell = ({ status, codigo }: Celula): string =>
  codigo === undefined ? String(status) : `${status} ${codigo}`;

/** A role's cell: the refusal that it gets for its role, otherwise 'yes'. */
const tellRole = (celula: Celula | undefined): string =>
  celula === undefined ? '' : isOfRole(celula) ? tell(celula) : 'yes';

/** True for a refusal that names the session or the role. */
export const isOfRole = ({ status, codigo }: Celula): boolean => status === 401 || codigo === 'sem-permissao';

/** The matrix as a page of documentation. */
export function drawMatriz(matriz: Matriz): string {
  const rows = calls.map(({ name, method, path, access }) => {
    const cells = matriz.get(name);
    const told = cells && [cells.visitante, cells.expirado, cells.outro, cells.certo].map(tell);
    const roles = cells && PAPEIS.map((papel) => tellRole(cells.papeis.get(papel)));
    return `| \`${name}\` | ${method} ${path} | ${access} | ${[...(told ?? []), ...(roles ?? [])].join(' | ')} |`;
  });
  return `# Who may call what

Written and held by \`tests/server/matriz-de-acesso.test.ts\` (\`MALETA_MATRIZ=write\` renews it): every call of the
contract is really made by four callers with the same arguments, which all belong to the fourth (to log in, each gives
their own name; to add to a cart too).

- **visitor**: without a session. **expired**: with a session of the right user that is over.
- **another**: a user of another customer. Not a byte of the right one's data is in an answer, and nothing changes.
- **right**: the user that it belongs to; a refusal here is one of business.

The last columns are the right user again with each role (\`src/domain/access/papel.ts\`), with the same arguments: the
refusal that the role gets, or **yes** if the call is decided without regard to it. A refused call changes nothing.

Access \`public\`: no session is looked at. \`visitor\`: with one or without. \`session\`: only with one.

| call | address below /api | access | visitor | expired | another | right | ${PAPEIS.join(' | ')} |
| --- | --- | --- | --- | --- | --- | --- |${' --- |'.repeat(PAPEIS.length)}
${rows.join('\n')}
`;
}
