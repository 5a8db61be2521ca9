import { useEffect, useState } from 'react';
import { arrumarTextoLido } from '#domain/importacao/texto-lido.ts';
import type { Result } from '#lib/result.ts';
import { FotoNaoLida, type Leitura } from './ler-foto.ts';
import type { Foto } from './preparar-foto.ts';
import type { Cinza } from './ocr-protocol.ts';

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

/** Reads a picture on the device. `cancelar` ends the reading and leaves the picture for typing. */
export function useFoto(
  file: Blob,
  { preparar, ler }: LeitorDeFotos,
): { estado: EstadoDaFoto; cancelar: () => void } {
  const [estado, setEstado] = useState<EstadoDaFoto>(OPENING);
  const [isCancelled, setCancelled] = useState(false);
  useEffect(() => {
    if (isCancelled) return undefined;
    let isLeft = false;
    let leitura: Leitura | null = null;
    let imagem: string | null = null;
    const end = (texto: string, problema: string | null) => {
      if (!isLeft) setEstado({ tipo: 'lida', imagem, texto, problema });
    };
    const read = async () => {
      const foto = await preparar(file);
      if (isLeft) return;
      if (!foto.ok) return end('', foto.error);
      ({ imagem } = foto.value);
      setEstado({ tipo: 'lendo', imagem, parte: null });
      leitura = ler(foto.value.cinza, (parte) => {
        if (!isLeft) setEstado({ tipo: 'lendo', imagem, parte });
      });
      const texto = arrumarTextoLido(await leitura.texto);
      return end(texto, texto === '' ? VAZIA : null);
    };
    read().catch((error: unknown) => {
      if (!(error instanceof FotoNaoLida)) console.error('a picture could not be read', error);
      end('', error instanceof FotoNaoLida ? error.message : FALHOU);
    });
    return () => {
      isLeft = true;
      leitura?.cancelar();
    };
  }, [file, preparar, ler, isCancelled]);
  return {
    estado: isCancelled && estado.tipo === 'lendo' ? toTyping(estado) : estado,
    cancelar: () => setCancelled(true),
  };
}

/** The picture alone, for typing. */
const toTyping = ({ imagem }: EstadoDaFoto): EstadoDaFoto => ({
  tipo: 'lida',
  imagem,
  texto: '',
  problema: null,
});
