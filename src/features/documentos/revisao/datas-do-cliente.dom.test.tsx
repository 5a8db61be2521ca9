import { screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { consultarClienteDadosGerais } from '#contract/customers/cliente.ts';
import { solicitarRevisaoDocumento } from '#contract/documents/revisao.ts';
import { addDays, businessDayOf } from '#lib/business-day.ts';
import { formatDate } from '#lib/format-date.ts';
import { onWake, type WakeReason } from '#outbox/wake.ts';
import { CLIENTE } from '#tests/support/dom/device.ts';
import {
  OUTRO,
  openDocumentos,
  openRevisao,
  pdf,
  serveDatas,
  servePendencias,
} from '#tests/support/dom/documentos-page.tsx';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { person } from '#tests/support/dom/person.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();
const HOJE = businessDayOf(new Date());
const SEM_SINAL = 'Sem sinal: as datas deste cliente aparecem quando o sinal voltar.';

beforeEach(() => servePendencias(server, []));

test('the served customer is chosen at first, and the dates of the chosen one are told with their end', async () => {
  serveDatas(server, CLIENTE, {
    anvisa: '2099-01-01',
    sivisa: addDays(HOJE, 20),
    crfEstabelecimento: addDays(HOJE, -10),
  });
  await openDocumentos();
  const { dialog, cliente } = await openRevisao(user);
  expect(cliente().selectedOptions[0]?.text).toContain('Farmácia Modelo');
  const date = (nome: string) => dialog.getByRole('status', { name: nome }).textContent;
  await soon(() => expect(date('ANVISA')).toBe('01/01/2099'));
  expect(date('SIVISA')).toBe(`${formatDate(addDays(HOJE, 20))} vence em 20 dias`);
  expect(date('CRF do estabelecimento')).toBe(`${formatDate(addDays(HOJE, -10))} vencida`);
  // An expired licence looks unlike one that is about to.
  expect(dialog.getByText('vencida').className).not.toBe(dialog.getByText('vence em 20 dias').className);
  expect([date('Autorização de retinoides'), date('SIPEAGRO')]).toEqual(['Não informado', 'Não informado']);
  await user.selectOptions(cliente(), String(OUTRO));
  await soon(() => expect(date('ANVISA')).toBe('Não informado'));
});

test('dates that could not be read come when the signal is back', async () => {
  const device = await openDocumentos();
  await device.vault.checkpoints.put({ name: 'connection', state: 'no-signal', at: 0 });
  server.silence(consultarClienteDadosGerais);
  const { dialog, cliente } = await openRevisao(user);
  await user.selectOptions(cliente(), String(OUTRO));
  expect(await dialog.findByText(SEM_SINAL)).toBeTruthy();
  serveDatas(server, OUTRO, { anvisa: HOJE });
  await device.vault.checkpoints.put({ name: 'connection', state: 'connected', at: 1 });
  await soon(() =>
    expect(dialog.getByRole('status', { name: 'ANVISA' }).textContent).toContain(formatDate(HOJE)),
  );
  expect(dialog.queryByText(SEM_SINAL)).toBe(null);
});

test('a request that was sent wakes the device, whose copy of the list then has it too', async () => {
  server.reply(solicitarRevisaoDocumento, 'Solicitação enviada.');
  const device = await openDocumentos();
  const wakes: WakeReason[] = [];
  onTestFinished(onWake(device.vault.name, (reason) => wakes.push(reason)));
  const { dialog, escolher, enviar } = await openRevisao(user);
  await escolher(pdf());
  await dialog.findByText('alvara.pdf');
  await enviar();
  await findBox('Mensagem');
  await soon(() => expect(wakes).toContain('refresh'));
  expect(screen.queryByRole('dialog', { name: 'Solicitar revisão de documentos' })).toBe(null);
});
