;; Opens a file in Emacs with eglot, and asks about the links in it.
;; Prints one line of JSON: what the diagnostics underline, and the answer to each request.
;;   HREFLINT_COMMAND  the server's command line, as a JSON array
;;   HREFLINT_FILE     the file
;;   HREFLINT_ASKED    the requests: a JSON array of { method, params }

(let ((default-directory "/usr/share/emacs/site-lisp/elpa"))
  (when (file-directory-p default-directory) (normal-top-level-add-subdirs-to-load-path)))
(require 'eglot)
(require 'flymake)
(require 'json)
(setq eglot-sync-connect t eglot-autoshutdown nil make-backup-files nil create-lockfiles nil)

(let ((command (append (json-read-from-string (getenv "HREFLINT_COMMAND")) nil))
      (asked (json-parse-string (getenv "HREFLINT_ASKED") :object-type 'plist :false-object :json-false))
      (end (+ (float-time) 30)))
  (set-language-environment "UTF-8")
  (find-file (getenv "HREFLINT_FILE"))
  (setq eglot-server-programs (list (cons major-mode command)))
  (call-interactively #'eglot)
  (flymake-mode 1)
  (flymake-start)
  ;; The server has read the site.
  (while (and (< (float-time) end) (not (flymake-diagnostics))) (accept-process-output nil 0.05))
  (let ((diagnosed (mapcar (lambda (each)
                             (buffer-substring-no-properties (flymake-diagnostic-beg each)
                                                             (flymake-diagnostic-end each)))
                           (flymake-diagnostics)))
        (answers (mapcar (lambda (each)
                           (jsonrpc-request (eglot-current-server)
                                            (intern (concat ":" (plist-get each :method)))
                                            (plist-get each :params)))
                         asked)))
    (princ (json-serialize (list :diagnosed (vconcat diagnosed) :answers (vconcat answers))
                           :null-object nil :false-object :json-false))
    (princ "\n"))
  (ignore-errors (eglot-shutdown-all))
  (kill-emacs 0))
