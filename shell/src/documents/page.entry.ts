// The styles of documents that have no script.
import '@sastre/shared-ui/tokens.css';
import '@sastre/shared-ui/base.css';
import '../vignettes/vignettes.css';
import './top-bar.css';
import './plain.css';
import './page.css';
