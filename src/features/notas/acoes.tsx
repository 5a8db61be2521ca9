import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import Barcode from 'lucide-react/icons/barcode';
import FileCode from 'lucide-react/icons/file-code';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import HardDriveDownload from 'lucide-react/icons/hard-drive-download';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import type { NotasOrdenacao } from '#contract/invoices/nota-fiscal.ts';
import { AcaoButton } from '#parts/list/acao-button.tsx';
import { type ListaDaTela, ListaDeMarcadas } from '#parts/list/lista-acoes.tsx';
import { Select } from '#ui/form/select.tsx';
import type { NotaArquivoTipo } from '#vault/arquivo-rows.ts';
import { ORDENS } from './filtro.ts';

const ICON = { size: 18, 'aria-hidden': true } as const;

export type AcoesProps = {
  lista: ListaDaTela;
  onBaixar: (tipo: NotaArquivoTipo) => void;
  onExportar: () => void;
  isKeeping: boolean;
  onGuardar: () => void;
  /** Where all that is marked is kept. */
  onRemover: (() => void) | undefined;
  ordem: NotasOrdenacao;
  onOrdem: (ordem: NotasOrdenacao) => void;
  /** The search, where the toolbar is its place. */
  busca: ReactNode;
};

/** The actions for the list and for the marked invoices. */
export function Acoes({ lista, ...props }: AcoesProps) {
  const { onBaixar } = props;
  const guardar = props.onRemover ? (
    <AcaoButton label="Tirar do aparelho" icon={<Trash2 {...ICON} />} onPress={props.onRemover} />
  ) : (
    <AcaoButton
      label="Guardar no aparelho"
      icon={<HardDriveDownload {...ICON} />}
      isPending={props.isKeeping}
      onPress={props.onGuardar}
    />
  );
  // Without a mark the newest ones are kept.
  const isDaLista = lista.marcadas.rows.length === 0;
  return (
    <ListaDeMarcadas
      {...lista}
      label="Ações das notas"
      das={
        <>
          <AcaoButton label="Baixar XML" icon={<FileCode {...ICON} />} onPress={() => onBaixar('xml')} />
          <AcaoButton label="Baixar Danfe" icon={<FileText {...ICON} />} onPress={() => onBaixar('danfe')} />
          <AcaoButton label="Baixar Boleto" icon={<Barcode {...ICON} />} onPress={() => onBaixar('boleto')} />
          {!isDaLista && guardar}
        </>
      }
      fim={
        <Select
          label="Ordenar por"
          icon={<ArrowDownUp {...ICON} />}
          value={props.ordem}
          options={ORDENS}
          onChange={props.onOrdem}
          foldsOnPhones
        />
      }
    >
      <AcaoButton label="Exportar" icon={<FileSpreadsheet {...ICON} />} onPress={props.onExportar} />
      {isDaLista && guardar}
      {props.busca}
    </ListaDeMarcadas>
  );
}
