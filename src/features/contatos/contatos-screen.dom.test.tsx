import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { consultarClienteEmail } from '#contract/contacts/email.ts';
import { consultarClienteTelefone } from '#contract/contacts/telefone.ts';
import { consultarClienteDadosGerais } from '#contract/customers/cliente.ts';
import { sampleEmail, sampleTelefone } from '#outbox/contatos/contato-sample.ts';
import {
  COBRANCA,
  FAX,
  keep,
  OFERTAS,
  rows,
  section,
  showEmails,
  showTelefones,
  texts,
} from '#tests/support/dom/contatos-page.tsx';
import { beginSession, CLIENTE } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { setViewport } from '#tests/support/dom/layout.ts';
import { person } from '#tests/support/dom/person.ts';
import { clienteSample } from '#tests/support/dom/samples.ts';
import { soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();

const refusal = (status: number, Codigo?: string) => ({
  status,
  Message: 'Atenção!',
  Description: 'Não foi possível.',
  ...(Codigo === undefined ? {} : { Codigo }),
});
/** Gives the lists the height of their rows, which jsdom does not lay out; each row has 40 pixels. */
const withListHeights = () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measured(this: Element) {
    const list = this.querySelector<HTMLElement>(':scope > [role=grid] > [role=rowgroup]');
    return new DOMRect(
      0,
      100 - window.scrollY,
      1280,
      list === null ? 40 : Number.parseFloat(list.style.height),
    );
  });
};

beforeEach(() => {
  beginSession();
});
afterEach(() => vi.restoreAllMocks());

describe('the lists', () => {
  test('are both on the screen of e-mails, each with its acts, and say how old they are', async () => {
    await showEmails();
    expect(await rows('E-mails')).toHaveLength(3);
    expect(await rows('Telefones')).toHaveLength(3);
    for (const name of ['E-mails', 'Telefones']) {
      const acts = section(name).getAllByRole('button').slice(0, 4);
      expect(acts.map(({ textContent }) => textContent)).toEqual([
        'Inserir',
        'Consultar',
        'Alterar',
        'Excluir',
      ]);
      expect(section(name).getByText('Lista atualizada agora')).toBeTruthy();
    }
  });

  test('load a page more as the user scrolls down, and count the loaded rows', async () => {
    setViewport({ height: 500 });
    withListHeights();
    const telefones = Array.from({ length: 57 }, (_, at) => sampleTelefone(100 + at, String(1000 + at)));
    await showTelefones({ telefones });
    await rows('Telefones');
    expect(section('Telefones').getByText('Registros 20')).toBeTruthy();
    window.scrollTo({ top: 700 });
    expect(await section('Telefones').findByText('Registros 40')).toBeTruthy();
    window.scrollTo({ top: 2000 });
    expect(await section('Telefones').findByText('Registros 57')).toBeTruthy();
  });

  test('without a copy on the device are read from the server page by page', async () => {
    server.answer(consultarClienteEmail, ({ query }) => {
      const from = (Number(query.get('numeroPagina')) - 1) * 20;
      const colecao = Array.from({ length: Math.min(20, 34 - from) }, (_, at) =>
        sampleEmail(`loja${from + at}@loja.com.br`),
      );
      return { colecao, totalRegistros: 34 };
    });
    server.reply(consultarClienteTelefone, { colecao: [FAX], totalRegistros: 1 });
    await showEmails(null);
    expect(await screen.findByText('Registros 34')).toBeTruthy();
    expect(server.askedOf(consultarClienteEmail).map(({ query }) => query.get('qtdRegistrosPagina'))).toEqual(
      ['20', '20'],
    );
    expect((await texts('Telefones'))[0]).toEqual(['11', '3333', '1000', 'Fax', 'Não']);
  });

  test('keep their loaded rows when the device’s copy arrives', async () => {
    setViewport({ height: 500 });
    withListHeights();
    const telefones = Array.from({ length: 57 }, (_, at) => sampleTelefone(100 + at, String(1000 + at)));
    server.answer(consultarClienteTelefone, ({ query }) => {
      const to = Number(query.get('numeroPagina')) * 20;
      return { colecao: telefones.slice(to - 20, to), totalRegistros: 57 };
    });
    const device = await showTelefones(null);
    await rows('Telefones');
    expect(await section('Telefones').findByText('Registros 20')).toBeTruthy();
    window.scrollTo({ top: 700 });
    expect(await section('Telefones').findByText('Registros 40')).toBeTruthy();
    const counts = new Set<string>();
    const watch = new MutationObserver(() =>
      counts.add(section('Telefones').getByText(/^Registros /).textContent),
    );
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    await keep(device, { telefones });
    expect(await section('Telefones').findByText(/^Lista atualizada /)).toBeTruthy();
    watch.disconnect();
    expect([...counts]).not.toContain('Registros 20');
  });

  test('say what to do where the customer has none', async () => {
    await showEmails({ emails: [], telefones: [] });
    await soon(() => expect(screen.getAllByText('Nenhum registro encontrado.')).toHaveLength(2));
    expect(section('E-mails').getByText('Registros 0')).toBeTruthy();
  });

  test('without a signal and a copy say that they come later', async () => {
    server.silence(consultarClienteEmail);
    server.silence(consultarClienteTelefone);
    await showEmails(null);
    for (const name of ['e-mails', 'telefones'])
      expect(
        // oxlint-disable-next-line no-await-in-loop -- One after the other.
        await screen.findByText(
          `Sem sinal: os ${name} deste cliente ainda não estão neste aparelho e aparecem quando o sinal voltar.`,
        ),
      ).toBeTruthy();
  });

  test('of a server without this part say so', async () => {
    server.raw(consultarClienteEmail, { status: 404, body: 'Not found' });
    server.refuse(consultarClienteTelefone, refusal(404));
    await showEmails(null);
    await soon(() =>
      expect(screen.getAllByText('Esta função não está disponível neste servidor.')).toHaveLength(2),
    );
  });

  test('that fail say so and can be read again', async () => {
    server.refuse(consultarClienteTelefone, { ...refusal(500), Description: '' });
    await showTelefones(null);
    expect(await screen.findByText('Houve um erro ao realizar a consulta.')).toBeTruthy();
    server.reply(consultarClienteTelefone, { colecao: [FAX], totalRegistros: 1 });
    await user.click(section('Telefones').getByRole('button', { name: 'Tentar novamente' }));
    expect(await rows('Telefones')).toHaveLength(1);
  });

  test('keep silent about a session that ended while they load', async () => {
    for (const call of [consultarClienteEmail, consultarClienteTelefone, consultarClienteDadosGerais])
      server.refuse(call, { ...refusal(401, 'nao-autenticado'), Description: 'Sessão encerrada.' });
    const device = await showEmails(null);
    await device.vault.clientes.update(CLIENTE, (row) => void (row.detalhe = null));
    await soon(() => expect(server.askedOf(consultarClienteEmail)).toHaveLength(1));
    await soon(() => expect(server.askedOf(consultarClienteDadosGerais)).toHaveLength(1));
    expect(await section('E-mails').findByText('Carregando os e-mails')).toBeTruthy();
    expect(screen.getByText('Carregando dados do cliente...')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/sess[aã]o/i);
    expect(screen.queryByRole('button', { name: 'Entrar' })).toBeNull();
  });

  test('of another customer are another list', async () => {
    const device = await showEmails({ emails: [COBRANCA, OFERTAS] });
    await rows('E-mails');
    await user.click(section('E-mails').getByRole('radio', { name: 'Marcar ofertas@loja.com.br' }));
    const detalhe = (await device.vault.clientes.get(CLIENTE))?.detalhe ?? null;
    await device.vault.clientes.put(clienteSample(102, 'Farmácia Vizinha', detalhe, 1));
    server.reply(consultarClienteEmail, { colecao: [sampleEmail('vizinha@loja.com.br')], totalRegistros: 1 });
    server.reply(consultarClienteTelefone, { colecao: [], totalRegistros: 0 });
    await device.vault.device.update(1, { idPessoaCliente: 102 });
    await soon(async () =>
      expect((await texts('E-mails')).map(([email]) => email)).toEqual(['vizinha@loja.com.br']),
    );
    expect((await rows('E-mails')).some((row) => row.getAttribute('aria-selected') === 'true')).toBe(false);
  });
});
