import { useEffect, useRef, useState } from 'react';
import { arrumarTextoLido } from '#domain/importacao/texto-lido.ts';
import type { Result } from '#lib/result.ts';
import { FotoNaoLida, type Leitura } from './ler-foto.ts';
import type { Cinza } from './ocr-protocol.ts';
import type { Foto } from './preparar-foto.ts';

/** Opens and reads pictures. */
export type LeitorDeFotos = {
  preparar: (file: Blob) => Promise<Result<Foto, string>>;
  ler: (foto: Cinza, onProgress: (parte: number) => void) => Leitura;
};

/** `parte`: the share that is read, null before it begins. `problema`: why there is no text. */
export type EstadoDaFoto =
  | { tipo: 'lendo'; imagem: string | null; parte: number | null }
  | { tipo: 'lida'; imagem: string | null; texto: string; problema: string | null };

const VAZIA =
  'Nenhum texto foi lido nesta foto. Fotografe de mais perto, com boa luz, ou digite as linhas olhando para ela.';
const FALHOU = 'A foto não pôde ser lida. Tente de novo, ou digite as linhas.';

const OPENING: EstadoDaFoto = { tipo: 'lendo', imagem: null, parte: null };

/** A picture's reading, from its opening on; `leitura` is null until the picture is open. */
type Vez = { isCancelled: boolean; leitura: Leitura | null };

/** Reads a picture on the device. `cancelar` ends the reading and leaves the picture for typing, also once it is open. */
export function useFoto(
  file: Blob,
  { preparar, ler }: LeitorDeFotos,
): { estado: EstadoDaFoto; cancelar: () => void } {
  const [estado, setEstado] = useState<EstadoDaFoto>(OPENING);
  const current = useRef<Vez>({ isCancelled: false, leitura: null });
  useEffect(() => {
    const mine: Vez = { isCancelled: false, leitura: null };
    current.current = mine;
    let isLeft = false;
    let imagem: string | null = null;
    const end = (texto: string, problema: string | null) => {
      if (!isLeft) setEstado({ tipo: 'lida', imagem, texto, problema });
    };
    const read = async () => {
      const foto = await preparar(file);
      if (isLeft) return;
      if (!foto.ok) return end('', foto.error);
      ({ imagem } = foto.value);
      if (mine.isCancelled) return end('', null);
      setEstado({ tipo: 'lendo', imagem, parte: null });
      mine.leitura = ler(foto.value.cinza, (parte) => {
        if (!isLeft && !mine.isCancelled) setEstado({ tipo: 'lendo', imagem, parte });
      });
      const texto = arrumarTextoLido(await mine.leitura.texto);
      return mine.isCancelled ? undefined : end(texto, texto === '' ? VAZIA : null);
    };
    read().catch((error: unknown) => {
      if (mine.isCancelled && imagem !== null) return;
      if (!(error instanceof FotoNaoLida)) console.error('a picture could not be read', error);
      end('', error instanceof FotoNaoLida ? error.message : FALHOU);
    });
    return () => {
      isLeft = true;
      mine.leitura?.cancelar();
    };
  }, [file, preparar, ler]);
  return {
    estado,
    cancelar: () => {
      current.current.isCancelled = true;
      current.current.leitura?.cancelar();
      setEstado(toTyping);
    },
  };
}

/** The picture alone, for typing. */
const toTyping = ({ imagem }: EstadoDaFoto): EstadoDaFoto => ({
  tipo: 'lida',
  imagem,
  texto: '',
  problema: null,
});
