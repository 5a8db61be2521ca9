import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { must } from '#lib/must.ts';
import { sampleParked } from '#outbox/outbox-sample.ts';
import { COBRANCA, rows, section, showEmails } from '#tests/support/dom/contatos-page.tsx';
import { CLIENTE } from '#tests/support/dom/device.ts';
import { person } from '#tests/support/dom/person.ts';
import { findBox } from '#tests/support/dom/shown.ts';
import { laneOfContatos } from '#vault/contato-intents.ts';

const user = person();

test('an insertion that was refused for the company’s equal address is a row of its own', async () => {
  const device = await showEmails();
  const depois = { email: COBRANCA.email, promocoes: true };
  await device.vault.parked.put(
    sampleParked(
      1,
      { tipo: 'email', contato: 'c1', antes: null, depois },
      { lane: laneOfContatos(CLIENTE), codigo: 'contato-duplicado' },
    ),
  );
  await screen.findByText('Registros 4');
  const equal = (await rows('E-mails')).filter((row) => row.textContent.includes(COBRANCA.email));
  await user.click(within(must(equal[1], 'the company’s')).getByRole('radio'));
  const marked = (await rows('E-mails')).filter((row) => row.getAttribute('aria-selected') === 'true');
  expect(marked).toHaveLength(1);
  await user.click(section('E-mails').getByRole('button', { name: 'Excluir' }));
  const box = await findBox('Atenção');
  expect(box.textContent).toContain('Não é possível excluir esse tipo de e-mail!');
  await user.click(within(box).getByRole('button', { name: 'OK' }));
});
