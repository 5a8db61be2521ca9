import type { PessoaEmail } from '#contract/contacts/email.ts';
import type { Telefone } from '#contract/contacts/telefone.ts';
import { putEmails, putTelefones } from '#mirror/contatos.ts';
import type { Vault } from '#vault/vault.ts';

/** For tests: a marketing address of the customer 101. */
export const sampleEmail = (email: string, over: Partial<PessoaEmail> = {}): PessoaEmail => ({
  idPessoa: 101,
  email,
  principal: false,
  enviarPedido: false,
  marketing: true,
  enviarCobranca: false,
  ...over,
});

/** For tests: the WhatsApp phone (11) 98765-`numero` of the customer 101. */
export const sampleTelefone = (
  idTelefone: number,
  numero: string,
  over: Partial<Telefone> = {},
): Telefone => ({
  idTelefone,
  ddd: '11',
  prefixo: '98765',
  numero,
  principal: false,
  telefoneTipo: { idTelefoneTipo: 6, descTelefoneTipo: 'WhatsApp' },
  permiteReceberPromocao: true,
  pessoa: { idPessoa: 101 },
  ...over,
});

/** For tests: stores these as all contacts of the customer 101, read at the instant 1000. */
export async function keepContatos(
  vault: Vault,
  { emails = [], telefones = [] }: { emails?: readonly PessoaEmail[]; telefones?: readonly Telefone[] },
): Promise<void> {
  await putEmails(vault, 101, { at: 1000, valor: { lista: emails, feitas: [] } });
  await putTelefones(vault, 101, { at: 1000, valor: { lista: telefones, feitas: [] } });
}
