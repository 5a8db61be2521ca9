import { useState } from 'react';
import * as css from './produto.css.ts';

/** A brand's picture above its name, which it only repeats; nothing if it cannot be loaded. */
export function MarcaImagem({ imagem }: { imagem: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <img
      src={imagem}
      alt=""
      width={96}
      height={32}
      loading="lazy"
      decoding="async"
      className={css.marca}
      onError={() => setBroken(true)}
    />
  );
}
