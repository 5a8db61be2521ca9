import Camera from 'lucide-react/icons/camera';
import { useFotosDoServidor } from '#features/devolucao-nova/queries-fotos.ts';
import type { DevolucaoAqui } from '#outbox/devolucoes/fold-devolucoes.ts';
import { FOTO_TIPOS } from '#parts/returns/fotos/encolher-foto.ts';
import { FotosSection } from '#parts/returns/fotos/fotos-section.tsx';
import { FileButton } from '#ui/form/file-button.tsx';
import type { Atos } from './use-atos.ts';

/** The photographs of a draft, with the button that adds one. */
export function FotosDoRascunho({ aqui, atos }: { aqui: DevolucaoAqui; atos: Atos }) {
  return (
    <FotosSection
      aqui={aqui}
      useServidor={useFotosDoServidor}
      onRemove={(foto) => atos.removerFoto(aqui, foto)}
      action={
        <FileButton
          size="sm"
          accept={FOTO_TIPOS}
          fileLabel="Arquivo da fotografia"
          icon={<Camera size={16} aria-hidden="true" />}
          isPending={atos.isFotoPending}
          data-print="hide"
          onChoose={(file) => atos.adicionarFoto(aqui, file)}
        >
          Adicionar fotografia
        </FileButton>
      }
    />
  );
}
