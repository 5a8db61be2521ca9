import { screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { consultarClienteDadosGerais } from '#contract/customers/cliente.ts';
import { solicitarRevisaoDocumento } from '#contract/documents/revisao.ts';
import { sampleCliente } from '#domain/cart/carrinho-sample.ts';
import { businessDayOf } from '#lib/business-day.ts';
import { formatDate } from '#lib/format-date.ts';
import { onWake, type WakeReason } from '#outbox/wake.ts';
import {
  OUTRO,
  openDocumentos,
  openRevisao,
  pdf,
  servePendencias,
} from '#tests/support/dom/documentos-page.tsx';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { person } from '#tests/support/dom/person.ts';
import { detalheSample } from '#tests/support/dom/samples.ts';
import { findBox, soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();
const HOJE = businessDayOf(new Date());
const SEM_SINAL = 'Sem sinal: as datas deste cliente aparecem quando o sinal voltar.';

beforeEach(() => servePendencias(server, []));

test('dates that could not be read come when the signal is back', async () => {
  const device = await openDocumentos();
  await device.vault.checkpoints.put({ name: 'connection', state: 'no-signal', at: 0 });
  server.silence(consultarClienteDadosGerais);
  const { dialog, cliente } = await openRevisao(user);
  await user.selectOptions(cliente(), String(OUTRO));
  expect(await dialog.findByText(SEM_SINAL)).toBeTruthy();
  const datas = {
    anvisa: HOJE,
    sivisa: null,
    autorizacaoRetinoica: null,
    crfEstabelecimento: null,
    sipeagro: null,
  };
  server.reply(consultarClienteDadosGerais, {
    ...detalheSample(sampleCliente({ idPessoaCliente: OUTRO }, {}), 'x').dadosGerais,
    datasRegulatorias: datas,
  });
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
