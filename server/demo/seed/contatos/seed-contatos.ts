import { must } from '#lib/must.ts';
import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { CLIENTES, USUARIOS } from '#server/demo/seed/clientes.ts';
import { linhasDeContatos } from '#server/demo/seed/linhas/contatos.ts';
import { writeLinhas } from '#server/integration/data/write-lines.ts';

const SEM_CONTATOS = 103;
const NOME_LONGO = 106;

const clienteOf = (id: number) =>
  must(
    CLIENTES.find(({ idPessoa }) => idPessoa === id),
    'a customer',
  );

/** Contacts, sellers, an address without a number and a customer without any contact. Call it once. */
export async function seedContatos(trx: DatabaseTransaction): Promise<void> {
  const [vendedor] = USUARIOS;
  const semContatos = clienteOf(SEM_CONTATOS);
  const nomeLongo = clienteOf(NOME_LONGO);
  await trx
    .updateTable('pessoa')
    .set({ idUsuarioVendedor: vendedor?.idUsuario ?? null })
    .where(
      'idPessoa',
      'in',
      CLIENTES.map(({ idPessoa }) => idPessoa),
    )
    .execute();
  // Only as the demonstration made them: a user may have changed them since.
  await trx
    .updateTable('pessoa')
    .set({ email: '', telefone: '' })
    .where('idPessoa', '=', SEM_CONTATOS)
    .where('email', '=', semContatos.email)
    .execute();
  await trx
    .updateTable('pessoa')
    .set({ numero: 'S/N', complemento: 'Loja 2, ao lado do coreto' })
    .where('idPessoa', '=', NOME_LONGO)
    .where('numero', '=', nomeLongo.numero)
    .execute();
  await writeLinhas(trx, 'contatos', linhasDeContatos());
}
