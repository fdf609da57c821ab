export type { Location } from './history.ts';
export { Link } from './link.tsx';
export {
  BrowserRouter,
  Navigate,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from './router.tsx';
