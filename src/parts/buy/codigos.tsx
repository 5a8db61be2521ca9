import ScanBarcode from 'lucide-react/icons/scan-barcode';
import type { ReactNode } from 'react';
import { proxy } from 'valtio';
import { type CodigoLido, readCodigoLido, scannedCodigo } from '#domain/catalogue/codigo-lido.ts';
import { spellingsOfGtin } from '#lib/gtin.ts';
import type { EngineClient } from '#mirror/catalogue/engine-client.ts';
import type { Device } from '#parts/device/device.tsx';
import { openProduto } from '#parts/dialogs/produto-aberto.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { Codigos, Entered } from './use-codigos.ts';

/**
 * Whether the reader of bar codes is open over the screen. In one module with the rest of this file, which is one small
 * file for the network too.
 */
export const leitorAberto = proxy({ isOpen: false });

const openLeitor = (): void => {
  leitorAberto.isOpen = true;
};

export function closeLeitor(): void {
  leitorAberto.isOpen = false;
}

const LEITOR: ReactNode = (
  <IconButton label="Ler código" icon={<ScanBarcode size={20} aria-hidden="true" />} onPress={openLeitor} />
);

/** True where the browser gives pages a camera at all. */
function hasCameras(): boolean {
  const { mediaDevices }: Partial<Navigator> = navigator;
  return typeof mediaDevices?.getUserMedia === 'function';
}

/**
 * The ids of the products with a read code, each once: those with the carton's own code, else those with the unit's.
 * Empty for an unknown code. Rejects if the engine has stopped.
 */
export async function idsDoCodigo(
  engine: Pick<EngineClient, 'readCodigos'>,
  { ean, caixa }: CodigoLido,
): Promise<number[]> {
  for (const codigo of caixa === null ? [ean] : [caixa, ean]) {
    const named = await engine.readCodigos(spellingsOfGtin(codigo), 'barras');
    const ids = [...new Set(named.flatMap(({ idProdutos }) => idProdutos))];
    if (ids.length > 0) return ids;
  }
  return [];
}

/** Opens the details of the only product with a code; false where none or several have it. */
async function openOnly({ engine }: Device, code: CodigoLido): Promise<boolean> {
  const [idProduto, ...others] = await idsDoCodigo(engine, code);
  if (idProduto === undefined || others.length > 0) return false;
  openProduto({ idProduto, idCondicao: null });
  return true;
}

function enter(device: Device, text: string, goOn: Entered): void {
  const said = scannedCodigo(text)?.ean ?? text;
  const code = readCodigoLido(text, 0);
  if (!code.ok) return goOn(said, false);
  openOnly(device, code.value)
    .catch((error: unknown) => {
      console.error('a bar code could not be looked up', error);
      return false;
    })
    .then((isOpen) => goOn(said, isOpen))
    .catch((error: unknown) => console.error('a bar code could not be searched', error));
}

/** The bar codes of a search field on this device. */
export const codigosOf = (device: Device): Codigos => ({
  leitor: hasCameras() ? LEITOR : null,
  enter: (text, goOn) => enter(device, text, goOn),
});
