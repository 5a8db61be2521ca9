import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { CartaCorrecao } from '#contract/letters/carta.ts';
import { baixarCartaXml, consultarCartaItens } from '#contract/letters/carta-consultas.ts';
import { cartaItensSample, cartaSample } from '#domain/letters/carta-sample.ts';
import { fail } from '#lib/result.ts';
import { daNota, fazerAto } from '#parts/letters/ato.ts';
import { saved } from '#tests/support/dom/browser.ts';
import { lida, openCartas, press, showCartas } from '#tests/support/dom/cartas-page.tsx';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();

const CHAVE = '35261112345678000195550010003100011000000017';
const FINALIZADA = cartaSample(7, {
  situacao: 4,
  chaveAcesso: CHAVE,
  evento: { nSeqEvento: 2, dataRegistro: '2026-11-25T11:00:00-03:00', numProtocolo: '135260000000001' },
});

async function openConsulta(carta: CartaCorrecao) {
  server.reply(consultarCartaItens, { cartaCorrecao: carta, itemNota: cartaItensSample({ A1: 4 }) });
  showCartas(await openCartas('/cartacorrecao/consultar/7', []));
  await screen.findByRole('grid', { name: 'Itens da carta de correção' });
}

beforeEach(() => {
  saved.length = 0;
});

test('a registered letter is read with its author, its event and what stays in each lot', async () => {
  await openConsulta(FINALIZADA);
  for (const text of ['Ana Souza', '135260000000001', 'Ficam 6 un. no lote original', 'CD Sul'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voltar' }).getAttribute('href')).toBe('/cartacorrecao');
  for (const name of ['Inserir', 'Alterar', 'Excluir', 'Confirmar'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('the XML of a registered letter is saved under the key and the sequence of its event', async () => {
  await openConsulta(FINALIZADA);
  server.raw(baixarCartaXml, {
    status: 200,
    isOurs: true,
    body: '<procEventoNFe/>',
    headers: { 'content-type': 'application/xml' },
  });
  await press('Baixar XML');
  await soon(() => expect(saved.map(({ name }) => name)).toEqual([`${CHAVE}-2-procEventoNFe.xml`]));
});

test('a document without a signal says why it cannot come', async () => {
  await openConsulta(FINALIZADA);
  await press('Baixar PDF');
  expect((await findBox('Sem sinal')).textContent).toContain('O PDF é feito pelo servidor');
});

test('a rejected letter shows the sentence of the company, and has no documents', async () => {
  await openConsulta(cartaSample(7, { situacao: 3, mensagem: 'O lote A1 não é deste produto.' }));
  expect(screen.getByText('O lote A1 não é deste produto.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Baixar/ })).toBeNull();
});

test('a kept letter without rows, as another server lists it, does not take the place of the read one', async () => {
  const device = await openCartas('/cartacorrecao/consultar/7', [
    { ...lida(FINALIZADA), at: Date.now() + 60_000 },
  ]);
  server.reply(consultarCartaItens, { cartaCorrecao: FINALIZADA, itemNota: cartaItensSample({ A1: 4 }) });
  showCartas(device);
  expect(await screen.findByRole('grid', { name: 'Itens da carta de correção' })).toBeTruthy();
});

test('a printed letter that the device keeps says when it was read', async () => {
  server.silence(consultarCartaItens);
  const guardada = {
    ...lida(FINALIZADA, cartaItensSample({ A1: 4 })),
    at: Date.parse('2026-11-28T10:30:00-03:00'),
  };
  showCartas(await openCartas('/cartacorrecao/consultar/7', [guardada]));
  expect(
    await screen.findByText(/Carta de correção nº 7; guardada no aparelho, lida em 28\/11\/2026 10:30\./),
  ).toBeTruthy();
});

test('a letter that was read settles the making for its invoice', async () => {
  const keys: string[] = [];
  const send = async (key: string) => {
    keys.push(key);
    return fail({ kind: 'silence' } as const);
  };
  const device = await openCartas('/cartacorrecao/consultar/7', []);
  const criar = () =>
    fazerAto(daNota(device, FINALIZADA.titulo.idTitulo), 'criar', { uuid: () => crypto.randomUUID(), send });
  await criar();
  server.reply(consultarCartaItens, { cartaCorrecao: FINALIZADA, itemNota: cartaItensSample() });
  showCartas(device);
  await screen.findByRole('grid', { name: 'Itens da carta de correção' });
  await criar();
  expect(new Set(keys).size).toBe(2);
});

test('without a signal a kept letter is read from this device, with its age', async () => {
  server.silence(consultarCartaItens);
  showCartas(await openCartas('/cartacorrecao/consultar/7', [lida(FINALIZADA, cartaItensSample())]));
  expect(await screen.findByText('Guardada neste aparelho, lida há 1 min')).toBeTruthy();
  expect(screen.getByText('Nenhum lote corrigido para o lote original')).toBeTruthy();
});

test('a letter that is not on this device says so without a signal', async () => {
  server.silence(consultarCartaItens);
  showCartas(await openCartas('/cartacorrecao/consultar/7', []));
  expect(await screen.findByText('Esta carta de correção não está neste aparelho')).toBeTruthy();
});

test('a letter of another customer of the user names that customer', async () => {
  const outro = { pessoa: { idPessoa: 107, cpfCnpj: '1', nome: 'Drogaria Vereda' } };
  server.reply(consultarCartaItens, { cartaCorrecao: cartaSample(7, { cliente: outro }), itemNota: [] });
  showCartas(await openCartas('/cartacorrecao/consultar/7', []));
  expect(await screen.findByText(/^Ela é de Drogaria Vereda/)).toBeTruthy();
});

test('an address that names no letter says so', async () => {
  showCartas(await openCartas('/cartacorrecao/consultar/AbC9', []));
  expect(await screen.findByText('Nenhuma carta de correção foi encontrada!')).toBeTruthy();
});
