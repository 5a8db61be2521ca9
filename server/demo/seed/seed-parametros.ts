import type { DatabaseTransaction } from '#server/db/schema/schema.ts';

/** What the demo calls itself, and the list it was filled with (SOURCE.md says more of it). */
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
