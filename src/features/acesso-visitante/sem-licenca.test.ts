import { expect, test } from 'vitest';
import { messages, settleMessage } from '#ui/layer/message-queue.ts';
import { askSemLicenca } from './sem-licenca.ts';

test.each([true, false])('only an explicit answer leaves out a missing licence: %s', async (agreed) => {
  const asked = askSemLicenca('alvará.pdf');
  const [box] = messages.open;
  expect(box).toMatchObject({ yes: 'Enviar sem o arquivo', no: 'Escolher o arquivo' });
  expect(box?.text).toContain('O arquivo alvará.pdf não foi escolhido de novo.');
  settleMessage(box?.id ?? 0, agreed);
  expect(await asked).toBe(agreed);
});
