import { type BoundFunctions, type queries, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
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
import type { person } from './person.ts';
import { findBox, soon } from './shown.ts';

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

/** The changes in the queue once there are so many. */
export async function queued(device: PageDevice, size: number) {
  await soon(async () => expect(await device.vault.outbox.count()).toBe(size));
  return intents(device);
}

/** The part of the page with this title: 'E-mails'. */
export const section = (name: string) => within(screen.getByRole('region', { name }));

export const rows = async (name: string) =>
  within(await screen.findByRole('grid', { name }))
    .getAllByRole('row')
    .slice(1);

/** The words of the marked rows of a list. */
export const marked = async (name: string) =>
  (await rows(name))
    .filter((row) => row.getAttribute('aria-selected') === 'true')
    .map(({ textContent }) => textContent);

/** The row with this text, once the list has it. */
export const rowOf = (name: string, text: string) =>
  soon(async () =>
    must(
      (await rows(name)).find((row) => row.textContent.includes(text)),
      text,
    ),
  );

/** The texts of the rows' cells behind the marking one. */
export const texts = async (name: string) =>
  (await rows(name)).map((row) =>
    within(row)
      .getAllByRole('gridcell')
      .slice(1)
      .map(({ textContent }) => textContent),
  );

const LABELS = ['DDD', 'Prefixo', 'Número'];
type Form = BoundFunctions<typeof queries>;
export const fieldsOf = (form: Form) => LABELS.map((label) => form.getByLabelText<HTMLInputElement>(label));
export const valuesOf = (form: Form) => fieldsOf(form).map(({ value }) => value);
/** The label of the field that has the focus. */
export const focused = () =>
  LABELS.find((label) => screen.queryByLabelText(label) === document.activeElement);

/** The acts of a person on a list of contacts. */
export const atContatos = (user: ReturnType<typeof person>, lista: 'E-mails' | 'Telefones') => {
  const press = async (name: string) => {
    await screen.findByRole('region', { name: lista });
    await user.click(section(lista).getByRole('button', { name }));
  };
  const openForm = async (ato: 'Inserir' | 'Consultar' | 'Alterar', title: string) => {
    await press(ato);
    return within(await screen.findByRole('dialog', { name: title }));
  };
  return {
    press,
    openForm,
    mark: async (text: string) => user.click(within(await rowOf(lista, text)).getByRole('radio')),
    /** Reads a box and closes it. */
    expectBox: async (title: string, text: string, button = 'OK') => {
      const box = await findBox(title);
      expect(box.textContent).toContain(text);
      await user.click(within(box).getByRole('button', { name: button }));
      await soon(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    },
  };
};
