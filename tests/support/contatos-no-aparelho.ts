import { must } from '#lib/must.ts';
import { type ContatoSalvo, dispatchEmail, dispatchTelefone } from '#outbox/contatos/dispatch-contato.ts';
import { readEmails, readTelefones } from '#outbox/contatos/read-contatos.ts';
import { pullEmails, pullTelefones } from '#sync/pull/pull-contatos.ts';
import type { TestDevice } from './device.ts';

/** For tests: a number (11) 9xxxx-yyyy as its last eight digits. */
const dadoDe = (numero: string, promocoes: boolean) => ({
  ddd: '11',
  prefixo: `9${numero.slice(0, 4)}`,
  numero: numero.slice(4),
  promocoes,
});

/** For tests: the contacts of a customer on a device, as its user sees and changes them. */
export function contatosDe(device: () => TestDevice, idPessoaCliente = 101) {
  const cliente = { idPessoaCliente, nomeCliente: 'x' };
  const vault = () => device().env.vault;
  const emails = async () => (await readEmails(vault(), idPessoaCliente)).contatos;
  const telefones = async () => (await readTelefones(vault(), idPessoaCliente)).contatos;
  const email = async (address: string) =>
    must(
      (await emails()).find((one) => one.email === address),
      address,
    );
  const telefone = async (numero: string) =>
    must(
      (await telefones()).find((one) => `${one.prefixo}${one.numero}` === `9${numero}`),
      numero,
    );
  const saved = async (saving: Promise<ContatoSalvo>): Promise<string | null> => {
    const done = await saving;
    if (!done.ok) throw new Error(done.error.kind);
    return done.value.key;
  };
  const env = () => device().env;
  return {
    emails,
    telefones,
    email,
    telefone,
    insertEmail: (address: string, promocoes = true) =>
      saved(dispatchEmail(vault(), cliente, { aqui: null, dado: { email: address, promocoes } }, env())),
    changeEmail: async (address: string, to: string, promocoes = true) =>
      saved(
        dispatchEmail(
          vault(),
          cliente,
          { aqui: await email(address), dado: { email: to, promocoes } },
          env(),
        ),
      ),
    deleteEmail: async (address: string) =>
      saved(dispatchEmail(vault(), cliente, { aqui: await email(address), dado: null }, env())),
    insertTelefone: (numero: string, promocoes = true) =>
      saved(dispatchTelefone(vault(), cliente, { aqui: null, dado: dadoDe(numero, promocoes) }, env())),
    changeTelefone: async (numero: string, to: string, promocoes = true) =>
      saved(
        dispatchTelefone(
          vault(),
          cliente,
          { aqui: await telefone(numero), dado: dadoDe(to, promocoes) },
          env(),
        ),
      ),
    deleteTelefone: async (numero: string) =>
      saved(dispatchTelefone(vault(), cliente, { aqui: await telefone(numero), dado: null }, env())),
    /** Reads both lists from the server. */
    pull: async () => {
      await pullEmails(env(), idPessoaCliente);
      await pullTelefones(env(), idPessoaCliente);
    },
    /** All WhatsApp phones and marketing addresses on screen: their text, 'sim' or 'não', and their state. */
    shown: async () => [
      ...(await emails())
        .filter((one) => !one.principal && !one.enviarPedido && !one.enviarCobranca)
        .map((one) => `${one.email} ${one.marketing ? 'sim' : 'não'} ${one.estado}`),
      ...(await telefones())
        .filter(({ telefoneTipo }) => telefoneTipo.idTelefoneTipo === 6)
        .map(
          (one) => `${one.prefixo}${one.numero} ${one.permiteReceberPromocao ? 'sim' : 'não'} ${one.estado}`,
        ),
    ],
  };
}
