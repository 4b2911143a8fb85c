;; Opens files in Emacs with eglot, and renames what is at places in them, as a person does.
;; Prints one line of JSON: where definitions are and what was found.
;;   HREFLINT_COMMAND  the server's command line, as a JSON array
;;   HREFLINT_ROOT     the folder of the workspace
;;   HREFLINT_STEPS    what to do: a JSON array of { file, line, character, action, name }; lines and characters from 0

(let ((default-directory "/usr/share/emacs/site-lisp/elpa"))
  (when (file-directory-p default-directory) (normal-top-level-add-subdirs-to-load-path)))
(require 'eglot)
(require 'json)
(require 'xref)
(require 'project)
(setq eglot-sync-connect t eglot-autoshutdown nil make-backup-files nil create-lockfiles nil
      eglot-confirm-server-initiated-edits nil xref-prompt-for-identifier nil)

(define-derived-mode markdown-mode text-mode "Markdown")
(add-to-list 'auto-mode-alist '("\\.md\\'" . markdown-mode))

(defvar root (file-name-as-directory (getenv "HREFLINT_ROOT")))
;; One server for the folder, whether or not it is a repository.
(setq project-find-functions (list (lambda (_) (cons 'transient root))))

(defun place (position)
  (list :file (file-relative-name (buffer-file-name) root)
        :line (1- (line-number-at-pos position))
        :character (save-excursion (goto-char position) (current-column))))

(defun open-at (step)
  (find-file (expand-file-name (plist-get step :file) root))
  (unless (eglot-managed-p) (call-interactively #'eglot))
  ;; The first answer needs the whole site.
  (jsonrpc-request (eglot-current-server) :textDocument/definition (eglot--TextDocumentPositionParams))
  (goto-char (point-min))
  (forward-line (plist-get step :line))
  (forward-char (plist-get step :character)))

(defun definition ()
  (let ((found (xref-backend-definitions 'eglot (xref-backend-identifier-at-point 'eglot))))
    (xref-pop-to-location (car found))
    (place (point))))

(defun references ()
  (vconcat
   (mapcar (lambda (each)
             (let ((location (xref-item-location each)))
               (format "%s:%d" (file-relative-name (xref-location-group location) root)
                       (xref-location-line location))))
           (xref-backend-references 'eglot (xref-backend-identifier-at-point 'eglot)))))

(defun rename-to (name)
  (eglot-rename name)
  (save-some-buffers t)
  t)

(let ((steps (json-parse-string (getenv "HREFLINT_STEPS") :object-type 'plist))
      (command (append (json-read-from-string (getenv "HREFLINT_COMMAND")) nil))
      done failure)
  (set-language-environment "UTF-8")
  (setq eglot-server-programs (list (cons 'markdown-mode command) (cons 'html-mode command) (cons 'mhtml-mode command)))
  (condition-case problem
      (seq-doseq (step steps)
        (open-at step)
        (push (pcase (plist-get step :action)
                ("definition" (definition))
                ("references" (references))
                ("rename" (rename-to (plist-get step :name))))
              done))
    (error (setq failure (format "%S" problem))))
  (princ (json-serialize (append (list :done (vconcat (nreverse done))) (when failure (list :failure failure)))))
  (princ "\n")
  (ignore-errors (eglot-shutdown-all))
  (kill-emacs 0))
