import { useRef, useState } from 'react';

export type FotoAberta = {
  /** The picture that is open, and which one since the import was opened. */
  foto: { file: File; nth: number } | null;
  /** Opens a picture. @returns false if the lines of another one would be lost. */
  openFoto: (file: File) => boolean;
  closeFoto: () => void;
  /** Hears the lines of the open picture, as they are read and corrected. */
  holdFoto: (texto: string) => void;
};

/** The picture of a list next to the import's text, one at a time. */
export function useFotoAberta(): FotoAberta {
  const [foto, setFoto] = useState<FotoAberta['foto']>(null);
  const count = useRef(0);
  const texto = useRef('');
  return {
    foto,
    openFoto: (file) => {
      if (texto.current.trim() !== '') return false;
      count.current += 1;
      setFoto({ file, nth: count.current });
      return true;
    },
    closeFoto: () => {
      texto.current = '';
      setFoto(null);
    },
    holdFoto: (next) => {
      texto.current = next;
    },
  };
}
