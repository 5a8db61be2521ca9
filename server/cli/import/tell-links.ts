import type { NomeRecurso } from '#contract/integration/recursos.ts';
import { listNaoVistos, listSemClientes } from '#server/access/data/usuarios.ts';
import type { Office } from '#server/cli/command.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { readVazios, readVendedoresSemUsuario } from '#server/integration/data/company-codes.ts';
import { listCodes } from './list-codes.ts';

/** Users who see nothing yet. */
async function tellSemClientes(db: Database, office: Office): Promise<void> {
  const logins = await listSemClientes(db);
  if (logins.length > 0)
    office.say(
      `Usuários que não veem nenhum cliente: ${logins.length} (${listCodes('usuário', logins)}). Ponha o código de cada um ` +
        'como vendedor dos clientes, ou os clientes na coluna clientes, e carregue os usuários de novo. Um supervisor vê os ' +
        'clientes dos representantes que têm seu código na coluna supervisor.',
    );
}

/** Customers who are not served: no user sees them. */
async function tellNaoVistos(db: Database, office: Office): Promise<void> {
  const codigos = await listNaoVistos(db);
  if (codigos.length > 0)
    office.say(
      `Clientes que nenhum usuário vê: ${codigos.length} (${listCodes('código', codigos)}). Um usuário ganha seus clientes ` +
        'quando os usuários são carregados depois deles.',
    );
}

/** Customers whose seller's code is that of no user. */
async function tellSemUsuario(db: Database, office: Office): Promise<void> {
  const vendedores = await readVendedoresSemUsuario(db);
  if (vendedores.size === 0) return;
  const clientes = [...vendedores.values()].reduce((sum, count) => sum + count, 0);
  office.say(
    `Clientes cujo vendedor não é um usuário: ${clientes} (${listCodes('código', [...vendedores.keys()])}). ` +
      'Corrija o vendedor dos clientes, ou carregue usuários com esses códigos.',
  );
}

/** Tells what customers and users lack of each other after a load of either. */
export async function tellVinculos(db: Database, recurso: NomeRecurso, office: Office): Promise<void> {
  if (recurso === 'usuarios') await tellSemClientes(db, office);
  if (recurso !== 'usuarios' && recurso !== 'clientes') return;
  if ((await readVazios(db)).usuarios) return;
  await tellSemUsuario(db, office);
  await tellNaoVistos(db, office);
}
