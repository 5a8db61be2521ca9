import { renderHook, screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  manterPreferenciaUsuario,
  type PreferenciaUsuario,
} from '#contract/customers/preferencia-usuario.ts';
import { sampleCliente, sampleOpcao } from '#domain/cart/carrinho-sample.ts';
import { must } from '#lib/must.ts';
import { showMargem, useMargemVisivel } from '#parts/product/margem-visivel.ts';
import { openPageDevice, USUARIO } from '#tests/support/dom/device.ts';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { renderPage } from '#tests/support/dom/page.tsx';
import { person } from '#tests/support/dom/person.ts';
import { semPreferenciasSample } from '#tests/support/dom/samples.ts';
import { shownToasts } from '#tests/support/dom/shown.ts';
import { PreferenciasDialog } from './preferencias-dialog.tsx';

const server = fakeServer();
const user = person();

const VEREDA = 103;
const REDE = 2;
const contexto = must(sampleCliente().contextos[0], 'context');
const BOLETO = { ...sampleOpcao(1), id: '3_1' };
/** Two conditions, of which one can be paid in two ways. */
const vereda = semPreferenciasSample(VEREDA, 'Drogaria Vereda', {
  contextos: [
    contexto,
    { ...contexto, idContexto: 'c2', idCondicao: REDE, descCondicao: 'Rede associada SP' },
  ],
  opcoes: [
    { idCondicao: 1, opcoes: [sampleOpcao(1)] },
    { idCondicao: REDE, opcoes: [sampleOpcao(6), BOLETO] },
  ],
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Minhas Preferências' }));

/** Opens the preferences of a customer without any. */
async function openDialog(state: 'connected' | 'no-signal' = 'connected') {
  const device = await openPageDevice();
  await device.vault.clientes.put(vereda);
  await device.vault.device.update(1, { idPessoaCliente: VEREDA });
  await device.vault.checkpoints.put({ name: 'connection', state, at: 0 });
  const onSaved = vi.fn<() => void>();
  renderPage(<PreferenciasDialog onClose={() => undefined} onSaved={onSaved} />, device);
  return { device, onSaved, form: await dialog() };
}

/** Chooses everything, each otherwise than it begins. */
async function chooseAll(form: Awaited<ReturnType<typeof dialog>>) {
  await user.click(form.getByRole('radio', { name: /^Rede associada SP/ }));
  await user.selectOptions(form.getByLabelText('Prazo e forma de pagamento'), '3_1');
  await user.click(form.getByRole('radio', { name: 'Grade' }));
  await user.selectOptions(form.getByLabelText('Modo de ordenação'), '4');
  await user.click(form.getByRole('checkbox', { name: /^Informar dados extras do pedido/ }));
}

const saved: PreferenciaUsuario = {
  calcularSt: false,
  informarDadosExtrasPedido: true,
  ecommerceModoExibicao: { idEcommerceModoExibicao: 2, descricaoEcommerceModoExibicao: 'Grade' },
  ecommerceModoOrdenacao: { idEcommerceModoOrdenacao: 4, descricaoEcommerceModoOrdenacao: 'Preço' },
  usuario: USUARIO,
  preferenciaUsuarioCliente: {
    ...must(vereda.detalhe, 'data').preferencia,
    condicao: { idCondicao: REDE, descCondicao: 'Rede associada SP' },
    prazo: BOLETO.prazo,
    formaPagamento: BOLETO.formaPagamento,
  },
};

beforeEach(() => server.reply(manterPreferenciaUsuario, saved));

test('missing preferences are said at their fields, and the first one gets the focus', async () => {
  const { form } = await openDialog();
  await user.click(form.getByRole('button', { name: 'Salvar' }));
  expect(form.getByText('Por favor, selecione a condição de venda para continuar.')).toBeTruthy();
  expect(form.getByText('Por favor, selecione a forma de pagamento para continuar.')).toBeTruthy();
  expect(document.activeElement).toBe(form.getByRole('radio', { name: /^Varejo SP/ }));
  expect(server.askedOf(manterPreferenciaUsuario)).toEqual([]);
});

test('saved preferences are sent whole and stay on the device', async () => {
  const { device, onSaved, form } = await openDialog();
  await chooseAll(form);
  await user.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await shownToasts().findByText('Dados alterados com sucesso!')).toBeTruthy();
  expect(onSaved).toHaveBeenCalledOnce();
  expect(server.askedOf(manterPreferenciaUsuario).map(({ body }) => body)).toMatchObject([
    {
      IDCliente: VEREDA,
      IDCondicao: REDE,
      IDFormasPagamento: BOLETO.formaPagamento.idFormaPagamento,
      IDModoExibicao: 2,
      IDModoOrdenacao: 4,
      InformarDadosExtrasPedido: true,
    },
  ]);
  const { detalhe } = must(await device.vault.clientes.get(VEREDA), 'customer');
  expect(detalhe?.preferencia).toMatchObject({ condicao: { idCondicao: REDE }, calcularSt: false });
  expect(await device.vault.device.get(1)).toMatchObject({
    pedeExtras: true,
    modos: { exibicao: 2, ordem: 4 },
  });
});

test('preferences that the server refuses stay open with its sentence, and change nothing', async () => {
  const Description = 'A condição não é mais vendida.';
  server.refuse(manterPreferenciaUsuario, { status: 422, Message: 'Atenção!', Description });
  const { device, onSaved, form } = await openDialog();
  await chooseAll(form);
  await user.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await form.findByText(Description)).toBeTruthy();
  expect(onSaved).not.toHaveBeenCalled();
  const { detalhe } = must(await device.vault.clientes.get(VEREDA), 'customer');
  expect(detalhe?.preferencia.condicao).toBeNull();
});

test('without a signal preferences are shown and cannot be saved', async () => {
  const { form } = await openDialog('no-signal');
  expect(await form.findByText(/Para salvar alterações é preciso sinal\./)).toBeTruthy();
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Salvar' }).disabled).toBe(true);
});

test('the chosen customer is named by the company’s code', async () => {
  const device = await openPageDevice();
  const pessoa = { ...vereda.usuarioCliente.pessoa, codigoErp: 'C-000103' };
  await device.vault.clientes.put({ ...vereda, usuarioCliente: { ...vereda.usuarioCliente, pessoa } });
  await device.vault.device.update(1, { idPessoaCliente: VEREDA });
  renderPage(<PreferenciasDialog onClose={() => undefined} onSaved={() => undefined} />, device);
  expect(await (await dialog()).findByText(/^C-000103 · /)).toBeTruthy();
});

test('margins are hidden at once, without a signal and without saving', async () => {
  onTestFinished(() => showMargem(true));
  const { form } = await openDialog('no-signal');
  const { result } = renderHook(useMargemVisivel);
  expect(result.current).toBe(true);
  await user.click(form.getByRole('checkbox', { name: /^Mostrar margem/ }));
  expect(result.current).toBe(false);
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: /^Mostrar margem/ }).checked).toBe(false);
});
