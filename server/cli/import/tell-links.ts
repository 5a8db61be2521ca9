import type { NomeRecurso } from '#contract/integration/recursos.ts';
import type { Office } from '#server/cli/command.ts';
import type { Database } from '#server/db/schema/schema.ts';
import { countSemClientes, readVendedoresSemUsuario } from '#server/integration/data/company-codes.ts';
import { listCodes } from './list-codes.ts';

/** Representatives who see nothing yet. */
async function tellSemClientes(db: Database, office: Office): Promise<void> {
  const count = await countSemClientes(db);
  if (count > 0)
    office.say(
      `Representantes sem clientes: ${count}. Ponha o código de cada um como vendedor dos clientes, ou os clientes na ` +
        'coluna clientes, e carregue os usuários de novo.',
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
  if (recurso === 'usuarios' || recurso === 'clientes') await tellSemUsuario(db, office);
}
