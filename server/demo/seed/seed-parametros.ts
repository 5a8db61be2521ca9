import type { DatabaseTransaction } from '#server/db/schema/schema.ts';

/** The demo's name, and the list that filled it (see SOURCE.md). */
const PARAMETROS = [
  { nome: 'nomeEmpresaEcommerce', valor: 'Maleta Distribuidora Demonstração' },
  { nome: 'nomeInstalacaoEcommerce', valor: 'Maleta' },
  {
    nome: 'fonteCatalogo',
    valor:
      'Lista de preços de medicamentos da CMED (ANVISA) de maio de 2024, com os EANs da lista de setembro de 2016',
  },
];

export async function seedParametros(trx: DatabaseTransaction): Promise<void> {
  await trx.insertInto('parametro').values(PARAMETROS).execute();
}
