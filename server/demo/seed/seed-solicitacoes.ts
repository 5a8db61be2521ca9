import type { DatabaseTransaction } from '#server/db/schema/schema.ts';
import { CLIENTES, FILIAIS } from './clientes.ts';

/** São Paulo and Minas Gerais serve persons and companies; Rio de Janeiro and Espírito Santo only companies. */
const AREAS = [
  { cepInicial: '01000000', cepFinal: '19999999', idPessoaTipo: 1 },
  { cepInicial: '01000000', cepFinal: '19999999', idPessoaTipo: 2 },
  { cepInicial: '20000000', cepFinal: '29999999', idPessoaTipo: 2 },
  { cepInicial: '30000000', cepFinal: '39999999', idPessoaTipo: 1 },
  { cepInicial: '30000000', cepFinal: '39999999', idPessoaTipo: 2 },
];

/** A few real addresses next to the invented ones, because users try the form with an address they know. */
const CONHECIDOS = [
  {
    cep: '01310100',
    logradouro: 'Avenida Paulista',
    bairro: 'Bela Vista',
    cidade: 'São Paulo',
    estado: 'SP',
  },
  { cep: '01001000', logradouro: 'Praça da Sé', bairro: 'Sé', cidade: 'São Paulo', estado: 'SP' },
  {
    cep: '30130010',
    logradouro: 'Praça Sete de Setembro',
    bairro: 'Centro',
    cidade: 'Belo Horizonte',
    estado: 'MG',
  },
  { cep: '20040020', logradouro: 'Praça Floriano', bairro: 'Centro', cidade: 'Rio de Janeiro', estado: 'RJ' },
];

/** The areas where the demonstration sells, and the addresses that a form fills in. */
export async function seedSolicitacoes(trx: DatabaseTransaction): Promise<void> {
  await trx.insertInto('areaAtuacao').values(AREAS).execute();
  const dosClientes = [...CLIENTES, ...FILIAIS].map(({ cep, logradouro, bairro, cidade, estado }) => ({
    cep,
    logradouro,
    bairro,
    cidade,
    estado,
  }));
  await trx
    .insertInto('cepEndereco')
    .values([...CONHECIDOS, ...dosClientes])
    .execute();
}
