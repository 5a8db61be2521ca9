import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fail, ok, type Result } from '#lib/result.ts';
import { person } from '#tests/support/dom/person.ts';
import { soon } from '#tests/support/dom/shown.ts';
import { FotoPanel } from './foto-panel.tsx';
import { FotoNaoLida } from './ler-foto.ts';
import type { LeitorDeFotos } from './use-foto.ts';

const user = person();
const FILE = new File(['x'], 'lista.jpg', { type: 'image/jpeg' });
const FOTO = {
  imagem: 'data:image/jpeg;base64,AA==',
  cinza: { width: 1, height: 1, pixels: new Uint8Array(1) },
};

/** A reader whose reading the test ends. */
function createLeitor(preparar: LeitorDeFotos['preparar'] = async () => ok(FOTO)) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const cancelar = vi.fn<() => void>();
  let tell: (parte: number) => void = () => undefined;
  const leitor: LeitorDeFotos = {
    preparar,
    ler: (_, onProgress) => {
      tell = onProgress;
      return { texto: promise, cancelar };
    },
  };
  return { leitor, resolve, reject, cancelar, tell: (parte: number) => tell(parte) };
}

function open(reader: ReturnType<typeof createLeitor>) {
  const onUse = vi.fn<(texto: string) => void>();
  const onClose = vi.fn<() => void>();
  const onText = vi.fn<(texto: string) => void>();
  render(<FotoPanel file={FILE} onText={onText} onUse={onUse} onClose={onClose} leitor={reader.leitor} />);
  return { onUse, onClose, onText };
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Texto da foto' });

test('a picture is read with its progress, and its text is corrected next to it', async () => {
  const reader = createLeitor();
  const { onUse, onText } = open(reader);
  expect((await screen.findByRole<HTMLImageElement>('img', { name: 'Foto da lista' })).src).toBe(FOTO.imagem);
  reader.tell(0.4);
  expect(await screen.findByText('40 %')).toBeTruthy();
  expect(screen.getByText('Lendo a foto…')).toBeTruthy();
  reader.resolve('| DORFLEX CX 10 |\n');
  expect((await field()).value).toBe('DORFLEX CX  10');
  expect(onText).toHaveBeenLastCalledWith('DORFLEX CX  10');
  await user.type(await field(), '0');
  expect(onText).toHaveBeenLastCalledWith('DORFLEX CX  100');
  await user.click(screen.getByRole('button', { name: 'Usar estas linhas' }));
  expect(onUse).toHaveBeenCalledWith('DORFLEX CX  100');
});

test('a reading that is cancelled ends, and the picture stays for typing', async () => {
  const reader = createLeitor();
  open(reader);
  await screen.findByRole('img');
  await user.click(screen.getByRole('button', { name: 'Cancelar a leitura' }));
  expect((await field()).value).toBe('');
  expect(reader.cancelar).toHaveBeenCalled();
  expect(screen.getByRole('img')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a picture whose reading is cancelled while it opens is not read, and comes for typing', async () => {
  const { promise, resolve } = Promise.withResolvers<Result<typeof FOTO, string>>();
  const reader = createLeitor(() => promise);
  const ler = vi.spyOn(reader.leitor, 'ler');
  open(reader);
  await user.click(screen.getByRole('button', { name: 'Cancelar a leitura' }));
  await user.type(await field(), 'dorflex 2');
  resolve(ok(FOTO));
  expect((await screen.findByRole<HTMLImageElement>('img')).src).toBe(FOTO.imagem);
  expect((await field()).value).toBe('dorflex 2');
  expect(ler).not.toHaveBeenCalled();
});

test('a picture that cannot be opened says so, and is put away', async () => {
  const { onClose } = open(createLeitor(async () => fail('Esta foto não pôde ser aberta.')));
  expect(await screen.findByText('Esta foto não pôde ser aberta.')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Tirar a foto daqui' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a reader that is not on the device says so, and the lines can be typed', async () => {
  const reader = createLeitor();
  open(reader);
  await screen.findByRole('img');
  reader.reject(new FotoNaoLida('Para ler fotos sem sinal, abra a leitura uma vez com sinal.'));
  expect(await screen.findByText(/^Para ler fotos sem sinal/)).toBeTruthy();
  expect((await field()).disabled).toBe(false);
});

test('a picture without a text says so', async () => {
  const reader = createLeitor();
  open(reader);
  await screen.findByRole('img');
  reader.resolve(' — ~\n');
  expect(await screen.findByText(/^Nenhum texto foi lido nesta foto/)).toBeTruthy();
});

test('the picture is enlarged and reduced', async () => {
  open(createLeitor());
  const image = await screen.findByRole('img');
  await user.click(screen.getByRole('button', { name: 'Ampliar a foto' }));
  expect(image.dataset['large']).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Reduzir a foto' }));
  await soon(() => expect(image.dataset['large']).toBe('false'));
});
