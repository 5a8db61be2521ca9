import { screen, within } from '@testing-library/react';
import type { PessoaEmail } from '#contract/contacts/email.ts';
import type { Telefone } from '#contract/contacts/telefone.ts';
import { EmailScreen, TelefoneScreen } from '#features/contatos/contatos-screen.tsx';
import { must } from '#lib/must.ts';
import { putEmails, putTelefones } from '#mirror/contatos.ts';
import { send } from '#net/send.ts';
import { sampleEmail, sampleTelefone } from '#outbox/contatos/contato-sample.ts';
import { drain } from '#sync/push/push.ts';
import { CLIENTE, openPageDevice, type PageDevice } from './device.ts';
import { renderPage } from './page.tsx';

export const COBRANCA = sampleEmail('cobranca@loja.com.br', { enviarCobranca: true, marketing: false });
export const OFERTAS = sampleEmail('ofertas@loja.com.br');
const VITRINE = sampleEmail('vitrine@loja.com.br', { marketing: false });
export const FAX = sampleTelefone(41, '1000', {
  prefixo: '3333',
  telefoneTipo: { idTelefoneTipo: 4, descTelefoneTipo: 'Fax' },
});
export const ZAP = sampleTelefone(61, '1001');
export const OUTRO_ZAP = sampleTelefone(62, '1002', { permiteReceberPromocao: false });

export type Contatos = { emails?: readonly PessoaEmail[]; telefones?: readonly Telefone[] };

/** Puts all contacts of the customer on the device, as read just now. */
export async function keep(
  { vault }: PageDevice,
  { emails = [COBRANCA, OFERTAS, VITRINE], telefones = [FAX, ZAP, OUTRO_ZAP] }: Contatos = {},
): Promise<void> {
  const at = Date.now();
  await putEmails(vault, CLIENTE, { at, valor: { lista: emails, feitas: [] } });
  await putTelefones(vault, CLIENTE, { at, valor: { lista: telefones, feitas: [] } });
}

/** A device with these contacts; null: it has never read them. */
async function openContatos(contatos: Contatos | null = {}): Promise<PageDevice> {
  const device = await openPageDevice();
  if (contatos !== null) await keep(device, contatos);
  return device;
}

export const noSignal = ({ vault }: PageDevice) =>
  vault.checkpoints.put({ name: 'connection', state: 'no-signal', at: 1 });

/** Renders /usuarioemail. */
export async function showEmails(contatos?: Contatos | null): Promise<PageDevice> {
  history.replaceState(null, '', '/usuarioemail');
  const device = await openContatos(contatos);
  renderPage(<EmailScreen />, device);
  return device;
}

/** Renders /usuariotelefone. */
export async function showTelefones(contatos?: Contatos | null): Promise<PageDevice> {
  history.replaceState(null, '', '/usuariotelefone');
  const device = await openContatos(contatos);
  renderPage(<TelefoneScreen />, device);
  return device;
}

/** Sends the queue, as the app's sender does. */
export const enviar = ({ vault, env }: PageDevice) =>
  drain({ ...env, vault, send, token: () => 'token', capMs: () => 0 });

/** The changes in the queue. */
export const intents = async ({ vault }: PageDevice) =>
  (await vault.outbox.toArray()).map(({ intent }) => intent);

/** The part of the page with this title: 'E-mails'. */
export const section = (name: string) => within(screen.getByRole('region', { name }));

export const rows = async (name: string) =>
  within(await screen.findByRole('grid', { name }))
    .getAllByRole('row')
    .slice(1);

export const rowOf = async (name: string, text: string) =>
  must(
    (await rows(name)).find((row) => row.textContent.includes(text)),
    text,
  );

/** The texts of the rows' cells behind the marking one. */
export const texts = async (name: string) =>
  (await rows(name)).map((row) =>
    within(row)
      .getAllByRole('gridcell')
      .slice(1)
      .map(({ textContent }) => textContent),
  );
