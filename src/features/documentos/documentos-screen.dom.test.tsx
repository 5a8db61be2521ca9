import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { consultarPendencias } from '#contract/documents/pendencia.ts';
import { readPendencias } from '#mirror/pendencias.ts';
import { CLIENTE } from '#tests/support/dom/device.ts';
import { linhas, openDocumentos, pendenciaDe, servePendencias } from '#tests/support/dom/documentos-page.tsx';
import { fakeServer } from '#tests/support/dom/fake-server.ts';
import { setViewport } from '#tests/support/dom/layout.ts';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';

const server = fakeServer();
const user = person();

const MUITAS = Array.from({ length: 46 }, (_, at) => pendenciaDe(46 - at, at));

test('requests are listed with the columns, their state in words and a letter, and the count of all', async () => {
  servePendencias(server, [pendenciaDe(3, 1, 1), pendenciaDe(2, 2, 2), pendenciaDe(1, 3, 3)]);
  await openDocumentos();
  const [first, second, third] = await linhas();
  expect(first).toContain('11.222.333/0001-81');
  expect(first).toContain('Farmácia Modelo');
  expect(first).toContain('Solicitação 3: PDF de 3\u00a0MB');
  expect(third).toContain('Solicitação 1: PDF de 3\u00a0MB');
  expect(first).toMatch(/^AAberta.*AbertaPortal$/);
  expect(second).toMatch(/^RResolvida.*ResolvidaPortal$/);
  expect(third).toMatch(/^EExcluída.*ExcluídaPortal$/);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Legenda', 'CPF/CNPJ', 'Destinatário', 'Data/hora', 'Situação', 'Origem']);
  const legenda = within(screen.getByRole('list', { name: 'Legenda da lista' }));
  expect(legenda.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AAberta',
    'RResolvida',
    'EExcluída',
  ]);
  expect(screen.getByText('3 solicitações')).toBeTruthy();
});

test('a card on a phone names the request, and the recipient only if it is not the customer being served', async () => {
  setViewport({ width: 360, height: 740, pointer: 'coarse' });
  const outro = pendenciaDe(2, 2, 2);
  const cliente = { pessoa: { ...outro.cliente.pessoa, idPessoa: 999, nome: 'A filial' } };
  servePendencias(server, [pendenciaDe(3, 1, 1), { ...outro, cliente }]);
  await openDocumentos();
  const list = within(await screen.findByRole('grid'));
  const [own, other] = list.getAllByRole('row').map(({ textContent }) => textContent);
  expect(own).toMatch(/^AAbertaSolicitação 3: PDF de 3\sMBAberta/);
  expect(own).not.toContain('Farmácia Modelo');
  expect(other).toContain('A filialSolicitação 2');
});

test('a resolved request says when it was, and an open one nothing', async () => {
  const resolvida = { ...pendenciaDe(2, 2, 2), dataResolucao: '2026-11-28T10:15:00-03:00' };
  servePendencias(server, [pendenciaDe(3, 1, 1), resolvida]);
  await openDocumentos();
  const [aberta, outra] = await linhas();
  expect(aberta).not.toContain('em ');
  expect(outra).toContain('Resolvidaem\u00a028/11/2026Portal');
});

test('the known licences stand above the list, the first to end first, with a word for one to renew', async () => {
  servePendencias(server, []);
  const device = await openDocumentos();
  await device.vault.clientes.update(CLIENTE, (row) => {
    if (row.detalhe)
      row.detalhe.dadosGerais.datasRegulatorias = {
        anvisa: '2099-01-01',
        sivisa: null,
        autorizacaoRetinoica: null,
        crfEstabelecimento: '2020-05-02',
        sipeagro: null,
      };
  });
  const licencas = within(await screen.findByRole('list', { name: 'Validade das licenças' }));
  expect(licencas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'CRF do estabelecimentoaté 02/05/2020vencida',
    'ANVISAaté 01/01/2099em dia',
  ]);
  expect(screen.getByText('Renovou uma licença? Envie a nova em Revisar Documento.')).toBeTruthy();
});

test('twenty requests come at a time, and the first page stays on the device', async () => {
  servePendencias(server, MUITAS);
  const { vault } = await openDocumentos();
  await linhas();
  expect(await screen.findByText('46 solicitações')).toBeTruthy();
  await soon(() => expect(server.askedOf(consultarPendencias).length).toBeGreaterThanOrEqual(3));
  const asked = server.askedOf(consultarPendencias).map(({ query }) => Object.fromEntries(query));
  expect(asked.map(({ paginaAtual }) => paginaAtual)).toEqual(['1', '2', '3']);
  expect(asked[0]).toMatchObject({ qtdPorPagina: '20', ordenacao: '1', paginacao: 'true' });
  await soon(async () => expect((await readPendencias(vault, CLIENTE))?.valor.pendencias).toHaveLength(20));
});

test('the order and every choice of the filter go to the server and into the address', async () => {
  servePendencias(server, MUITAS);
  await openDocumentos();
  await linhas();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'Solicitações antigas');
  await soon(() => expect(location.search).toBe('?ord=2'));
  await user.click(screen.getByRole('button', { name: 'Filtrar' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filtrar Documentos Regulatórios' }));
  await soon(() =>
    expect(drawer.getByRole('status', { name: 'Cliente' }).textContent).toBe('Farmácia Modelo'),
  );
  const situacao = drawer.getByRole<HTMLSelectElement>('combobox', { name: 'Situação' });
  expect([...situacao.options].map(({ text }) => text)).toEqual(['Todas', 'Aberta', 'Resolvida', 'Excluída']);
  await user.selectOptions(situacao, 'Resolvida');
  fireEvent.change(drawer.getByLabelText('Data inicial da resolução'), { target: { value: '2026-11-01' } });
  expect(drawer.getByText('Informe a data.')).toBeTruthy();
  expect(location.search).not.toContain('rde');
  fireEvent.change(drawer.getByLabelText('Data final da resolução'), { target: { value: '2026-10-01' } });
  expect(drawer.getByText('A data inicial é maior que a data final.')).toBeTruthy();
  fireEvent.change(drawer.getByLabelText('Data final da resolução'), { target: { value: '2026-11-02' } });
  await soon(() => expect(location.search).toBe('?rde=2026-11-01&rate=2026-11-02&sit=2&ord=2'));
  await soon(() =>
    expect(Object.fromEntries(server.askedOf(consultarPendencias).at(-1)?.query ?? [])).toMatchObject({
      idSituacao: '2',
      dataInicialResolucao: '2026-11-01',
      dataFinalResolucao: '2026-11-02',
      ordenacao: '2',
    }),
  );
  await user.click(drawer.getByRole('button', { name: 'Limpar Todos' }));
  await soon(() => expect(location.search).toBe('?ord=2'));
});

test('without a signal the newest requests come from the device, with their age', async () => {
  await openDocumentos({ guardadas: [pendenciaDe(2, 1), pendenciaDe(1, 2)] });
  expect(await linhas()).toHaveLength(2);
  expect(screen.getByText(/, lista atualizada há 2 min$/)).toBeTruthy();
  await soon(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.queryByText(/^Sem sinal/)).toBeNull();
});

test('without a signal a device that keeps only a part says so, and counts all', async () => {
  await openDocumentos({ guardadas: MUITAS.slice(0, 20), total: 46 });
  expect(await screen.findByText(/^Sem sinal: as solicitações deste filtro não estão todas/)).toBeTruthy();
  expect(await screen.findByText('46 solicitações')).toBeTruthy();
});

test('without a signal and without a copy the reason is told', async () => {
  await openDocumentos();
  expect(
    await screen.findByText(
      'Sem sinal: as solicitações deste cliente ainda não estão neste aparelho e aparecem quando o sinal voltar.',
    ),
  ).toBeTruthy();
});

test('the end of the session is not told by the list, which stays with its age', async () => {
  server.refuse(consultarPendencias, { status: 401, Message: 'Sessão', Description: 'Expirou.' });
  await openDocumentos({ guardadas: [pendenciaDe(1, 1)] });
  expect(await linhas()).toHaveLength(1);
  await soon(() => expect(server.askedOf(consultarPendencias)).toHaveLength(1));
  expect(screen.queryByText(/sessão expirou/i)).toBeNull();
  expect(screen.getByText(/lista atualizada há 2 min/)).toBeTruthy();
});

test('a server without this part is told once, and is not asked again', async () => {
  server.raw(consultarPendencias, { status: 404, body: 'nada' });
  await openDocumentos();
  expect(await screen.findByText('Esta função não está disponível neste servidor.')).toBeTruthy();
  expect(server.askedOf(consultarPendencias)).toHaveLength(1);
});

test('no request under the filter offers another filter', async () => {
  servePendencias(server, []);
  await openDocumentos();
  expect(await screen.findByText('Nenhuma solicitação encontrada.')).toBeTruthy();
  expect(screen.getByText('0 solicitações')).toBeTruthy();
});

test('under 720 px requests are cards', async () => {
  setViewport({ width: 360 });
  servePendencias(server, [pendenciaDe(1, 1, 2)]);
  await openDocumentos();
  const grid = await screen.findByRole('grid', { name: 'Solicitações' });
  expect(within(grid).queryByRole('columnheader')).toBeNull();
  expect(within(grid).getByText('Resolvida', { selector: 'span:not([class*=hidden])' })).toBeTruthy();
});
